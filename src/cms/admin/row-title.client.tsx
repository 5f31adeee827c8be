'use client';

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ArrayFieldClient, BlocksFieldClient } from 'payload';
import { rowTitle } from '../desk/row-title';

type RowTitleProps = { field?: ArrayFieldClient | BlocksFieldClient };
type Row = { blockType?: unknown; variant?: unknown };

/** What kind of row it is: the section's name and which of its family it is, else the list's word for one entry. */
function kindsOf(field: RowTitleProps['field'], { blockType, variant }: Row) {
  if (field?.type !== 'blocks') return [field?.labels?.singular];
  const block = field.blocks.find(({ slug }) => slug === blockType);
  const choice = block?.fields.find((one) => 'name' in one && one.name === 'variant');
  const options = choice?.type === 'select' ? choice.options : [];
  const chosen = options.find((one) => typeof one === 'object' && one.value === variant);
  return [block?.labels?.singular, typeof chosen === 'object' ? chosen.label : undefined];
}

type Label = ReturnType<typeof kindsOf>[number];

function wordsOf(label: Label, language: string): string {
  if (typeof label === 'string') return label;
  return typeof label === 'object' && !('props' in label) ? (label[language] ?? '') : '';
}

/** The header of a section or of an entry of a list: its number, its kind and its own words. */
export function RowTitle({ field }: RowTitleProps) {
  const { data, rowNumber = 0 } = useRowLabel<Row | undefined>();
  const { i18n } = useTranslation();
  const name = kindsOf(field, data ?? {})
    .map((label) => wordsOf(label, i18n.language))
    .filter(Boolean)
    .join(' · ');
  return (
    <span className="desk-row-title">
      <span>{String(rowNumber + 1).padStart(2, '0')}</span>
      {name && (
        <Pill pillStyle="white" size="small">
          {name}
        </Pill>
      )}
      <strong>{rowTitle(data)}</strong>
    </span>
  );
}
