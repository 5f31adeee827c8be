'use client';

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ArrayFieldClient, BlocksFieldClient } from 'payload';
import { rowTitle } from '../editorial/row-title';

type RowTitleProps = { field?: ArrayFieldClient | BlocksFieldClient };
type Row = { blockType?: unknown; variant?: unknown };

/** The kind of a row: the section's name and variant, else the list's name for one entry. */
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

/** The header of a section or list entry: its number, its kind and its own title. */
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
