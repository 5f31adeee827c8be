'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { rowTitle } from '../editorial/title-of-list-row';

type TitleOfRowProps = {
  /** The label of the row's kind: of the section, or of one entry of the list. */
  kind: string;
  /** The labels of the section's variants, by value. */
  variants: Readonly<Record<string, string>>;
};

/** The header of a section or list entry: its number, its kind or variant, and its own title. */
export function TitleOfRow({ kind, variants }: TitleOfRowProps) {
  const { data, rowNumber = 0 } = useRowLabel<{ variant?: unknown } | undefined>();
  const name = variants[String(data?.variant)] ?? kind;
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
