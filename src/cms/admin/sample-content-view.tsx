import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { Locale } from '@/i18n/locales';
import { sampleOverview, type SampleRow } from '../samples/find-sample-content';
import { ColumnHeads } from './table-column-headers';
import { EditorialView, isEditorial } from './editorial-view-layout';

const words = {
  vi: {
    title: 'Nội dung minh hoạ',
    summary: (count: number) =>
      count === 0
        ? 'Không còn nội dung nào đánh dấu minh hoạ.'
        : `${count} nội dung còn là minh hoạ. Thay bằng nội dung thật rồi bỏ dấu “Nội dung minh hoạ” trong biểu mẫu.`,
    columns: ['Nội dung', 'Phần minh hoạ'],
    languages: { vi: 'Tiếng Việt', en: 'Tiếng Anh' },
    whole: 'Toàn bộ',
    settings: 'Thiết lập của site',
  },
  en: {
    title: 'Sample content',
    summary: (count: number) =>
      count === 0
        ? 'Nothing is marked as a sample any more.'
        : `${count === 1 ? 'One piece of content is a sample. Replace it' : `${count} pieces of content are samples. Replace each`}, then untick “Sample content” in its form.`,
    columns: ['Content', 'What is a sample'],
    languages: { vi: 'Vietnamese', en: 'English' },
    whole: 'All of it',
    settings: 'Settings of the site',
  },
};

type RowProps = { row: SampleRow; language: Locale };

function Row({ row, language }: RowProps) {
  const { collection, id, name, address, locale, isWhole, sections, addresses } = row;
  const text = words[language];
  return (
    <tr data-sample={`${collection}:${id}:${locale}`}>
      <th scope="row">
        <a href={`/admin/collections/${collection}/${id}?locale=${locale}`}>{name}</a>
        <small>
          {text.languages[locale]} · {address ?? collection}
        </small>
      </th>
      <td>
        <ul>
          {isWhole && <li>{text.whole}</li>}
          {sections.map(({ kind, title }, index) => (
            <li key={index}>{title ? `${kind[language]}: ${title}` : kind[language]}</li>
          ))}
          {addresses.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** /admin/samples: what is still sample content, so that a company can replace it by its own content. */
export async function SampleContentView(view: AdminViewServerProps) {
  if (!isEditorial(view)) notFound();
  const { req } = view.initPageResult;
  const language: Locale = req.i18n.language === 'vi' ? 'vi' : 'en';
  const text = words[language];
  const { rows, settings } = await sampleOverview(req.payload);
  return (
    <EditorialView view={view} title={text.title}>
      <p>{text.summary(rows.length + settings.length)}</p>
      <table className="admin-table admin-samples">
        <ColumnHeads columns={text.columns} />
        <tbody>
          {settings.map(({ locale, names }) => (
            <tr key={locale} data-sample={`settings:${locale}`}>
              <th scope="row">
                <a href={`/admin/globals/settings?locale=${locale}`}>{text.settings}</a>
                <small>{text.languages[locale]}</small>
              </th>
              <td>
                <ul>
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
          {rows.map((row) => (
            <Row key={`${row.collection} ${row.id} ${row.locale}`} row={row} language={language} />
          ))}
        </tbody>
      </table>
    </EditorialView>
  );
}
