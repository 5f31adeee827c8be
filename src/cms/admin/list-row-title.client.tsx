'use client';

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ArrayFieldClient, BlocksFieldClient } from 'payload';
import { rowTitle } from '../editorial/title-of-list-row';
import { variantLabel } from '../fields/section-variant-field';

type RowTitleProps = { field?: ArrayFieldClient | BlocksFieldClient };
type Row = { blockType?: unknown; variant?: unknown };

type Label = NonNullable<NonNullable<RowTitleProps['field']>['labels']>['singular'];

/**
 * The label of a row's kind: for a section the label of its variant, or else of the section; for any other row the
 * label that its list has for one entry.
 */
function kindOf(field: RowTitleProps['field'], { blockType, variant }: Row): Label | undefined {
  if (field?.type !== 'blocks') return field?.labels?.singular;
  const block = field.blocks.find(({ slug }) => slug === blockType);
  return block && (variantLabel(block.fields, variant) ?? block.labels?.singular);
}

function wordsOf(label: Label | undefined, language: string): string {
  if (typeof label === 'string') return label;
  return typeof label === 'object' && !('props' in label) ? (label[language] ?? '') : '';
}

/** The header of a section or list entry: its number, its kind and its own title. */
export function RowTitle({ field }: RowTitleProps) {
  const { data, rowNumber = 0 } = useRowLabel<Row | undefined>();
  const { i18n } = useTranslation();
  const name = wordsOf(kindOf(field, data ?? {}), i18n.language);
  return (
    <span className="admin-row-title">
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
