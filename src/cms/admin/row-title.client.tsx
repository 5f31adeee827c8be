'use client';

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ArrayFieldClient, BlocksFieldClient } from 'payload';
import { rowTitle } from '../desk/row-title';

type RowTitleProps = { field?: ArrayFieldClient | BlocksFieldClient };
type Row = { blockType?: unknown };

/** What kind of row it is: the section's name, else the list's word for one entry. */
function kindOf(field: RowTitleProps['field'], { blockType }: Row) {
  if (field?.type !== 'blocks') return field?.labels?.singular;
  return field.blocks.find(({ slug }) => slug === blockType)?.labels?.singular;
}

/** The header of a section or of an entry of a list: its number, its kind and its own words. */
export function RowTitle({ field }: RowTitleProps) {
  const { data, rowNumber = 0 } = useRowLabel<Row | undefined>();
  const { i18n } = useTranslation();
  const kind = kindOf(field, data ?? {});
  const name = typeof kind === 'object' ? kind[i18n.language] : kind;
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
