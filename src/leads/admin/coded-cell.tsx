import Link from 'next/link';
import type { ClientField, DefaultServerCellComponentProps } from 'payload';
import { codeWords } from '../exchange/code-words';

/** A choice of a visitor in a list of leads, in the words the visitor read; the first column leads to the lead. */
export function CodedCell(props: DefaultServerCellComponentProps<ClientField, unknown>) {
  const { cellData, field, i18n, link, collectionSlug, rowData } = props;
  const words = codeWords(
    'name' in field ? field.name : '',
    typeof cellData === 'string' ? cellData : '',
    i18n.language === 'vi' ? 'vi' : 'en',
  );
  if (!link) return words;
  return <Link href={`/admin/collections/${collectionSlug}/${String(rowData.id)}`}>{words}</Link>;
}
