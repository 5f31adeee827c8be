import { DefaultCell } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps, TextFieldClient } from 'payload';
import { codeWords } from '../import-export/label-of-choice-code';

type ChoiceLabelCellProps = DefaultServerCellComponentProps<TextFieldClient, unknown> & {
  field: { name: string; label?: TextFieldClient['label'] };
};

/** A table cell with a choice made in a form, shown by its label in the form; other values are shown as stored. */
export function ChoiceLabelCell({ cellData, field, i18n, ...cell }: ChoiceLabelCellProps) {
  const stored = typeof cellData === 'string' ? cellData : '';
  const words = codeWords(field.name, stored, i18n.language === 'vi' ? 'vi' : 'en');
  return (
    <DefaultCell
      cellData={words}
      collectionSlug={cell.collectionSlug}
      field={{ type: 'text', name: field.name, label: field.label }}
      link={cell.link}
      linkURL={cell.linkURL}
      rowData={cell.rowData}
    />
  );
}
