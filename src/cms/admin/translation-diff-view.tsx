import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import {
  translationDiffOverview,
  type TranslationDiffRow,
} from '../translation-diff/translation-overview';
import { ColumnHeads } from './table-column-headers';
import { EditorialView, isEditorial } from './editorial-view-layout';
import { DifferenceLine } from './translation-diff-panel.client';

const words = {
  vi: {
    title: 'So hai ngôn ngữ',
    summary: (gaps: number, all: number) => `${gaps} trong ${all} nội dung có chỗ lệch.`,
    columns: ['Nội dung', 'Thiếu', 'Cũ hơn', 'Khác nhau'],
    languages: { vi: 'tiếng Việt', en: 'tiếng Anh' },
    more: (count: number) => `và ${count} chỗ nữa`,
  },
  en: {
    title: 'Both languages',
    summary: (gaps: number, all: number) => `${gaps} of ${all} documents differ.`,
    columns: ['Document', 'Missing', 'Older', 'Different'],
    languages: { vi: 'Vietnamese', en: 'English' },
    more: (count: number) => `and ${count} more`,
  },
};

const MAX_SHOWN = 3;

function Row({ row, text }: { row: TranslationDiffRow; text: typeof words.vi }) {
  const { collection, id, name, address, missing, older, differences } = row;
  const rest = differences.length - MAX_SHOWN;
  return (
    <tr data-differences={`${collection}:${id}`}>
      <th scope="row">
        <a href={`/admin/collections/${collection}/${id}?locale=${missing ?? older ?? 'en'}`}>
          {name}
        </a>
        <small>{address ?? collection}</small>
      </th>
      <td>{missing && text.languages[missing]}</td>
      <td>{older && text.languages[older]}</td>
      <td>
        <ul>
          {differences.slice(0, MAX_SHOWN).map((difference) => (
            <li key={`${difference.kind} ${difference.place.en}`}>
              <DifferenceLine difference={difference} />
            </li>
          ))}
          {rest > 0 && <li>{text.more(rest)}</li>}
        </ul>
      </td>
    </tr>
  );
}

/** /admin/parity: every document whose two languages differ, the most important pages first. */
export async function TranslationDiffView(view: AdminViewServerProps) {
  if (!isEditorial(view)) notFound();
  const { req } = view.initPageResult;
  const text = req.i18n.language === 'vi' ? words.vi : words.en;
  const { rows, documents } = await translationDiffOverview(req.payload);
  return (
    <EditorialView view={view} title={text.title}>
      <p>{text.summary(rows.length, documents)}</p>
      <table className="admin-table admin-differences">
        <ColumnHeads columns={text.columns} />
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.collection} ${row.id}`} row={row} text={text} />
          ))}
        </tbody>
      </table>
    </EditorialView>
  );
}
