import type { Locale } from '@/i18n/locales';
import { documentHtml } from '@/lib/render-static-html';
import type { Lead } from '@/payload-types';
import { PlainDocument } from '../http/html-document-without-scripts';
import { sourceName } from './personal-data-copy';
import type { SourceName } from './personal-data-sources';

const words = {
  vi: {
    title: 'Dữ liệu tìm thấy',
    hint: 'Xem kỹ: mọi khách trong danh sách này sẽ bị xoá khi bạn bấm Xoá dữ liệu.',
    merged: 'gộp bằng tay',
    mergedHint:
      'Dòng ghi “gộp bằng tay” có địa chỉ hoặc số khác, và đã được bấm “Là cùng một người”. Không phải người này? Mở khách đó, bấm “Tách yêu cầu này ra”, rồi tìm lại.',
    none: 'Không có gì dưới địa chỉ hoặc số này.',
  },
  en: {
    title: 'What was found',
    hint: 'Look closely: every lead listed here goes when you press Erase.',
    merged: 'merged by hand',
    mergedHint:
      'A line that says “merged by hand” has another address or number; a colleague pressed “Is the same person”. Is it somebody else? Open that lead, press “Split this request off”, then look again.',
    none: 'There is nothing under this address or number.',
  },
};

const STYLE = `body{font:16px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse;margin:1.5rem 0}
th,td{border-bottom:1px solid;padding:.35rem .75rem;text-align:left}`;

type Found = {
  counts: Record<SourceName, number>;
  leads: readonly Lead[];
  /** Ids of leads that are included only because a colleague merged them by hand. */
  merged: readonly number[];
};

function People({ leads, merged, note }: Pick<Found, 'leads' | 'merged'> & { note: string }) {
  return (
    <table>
      <tbody>
        {leads.map(({ id, name, email, phone, company, kind, createdAt }) => (
          <tr key={id}>
            <td>
              <a href={`/admin/collections/leads/${id}`}>{id}</a>
            </td>
            <td>{name}</td>
            <td>{email}</td>
            <td>{phone}</td>
            <td>{company}</td>
            <td>{kind}</td>
            <td>{createdAt.slice(0, 10)}</td>
            <td>{merged.includes(id) && note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The page with the data that a privacy request concerns: its leads, and how many records each source has. */
export function foundPage({ counts, leads, merged }: Found, locale: Locale): string {
  const text = words[locale];
  const found = (Object.entries(counts) as [SourceName, number][]).filter(([, count]) => count > 0);
  return documentHtml(
    <PlainDocument locale={locale} title={text.title} styles={STYLE}>
      <h1>{text.title}</h1>
      {found.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <p>{text.hint}</p>
          {merged.length > 0 && <p>{text.mergedHint}</p>}
          <People leads={leads} merged={merged} note={text.merged} />
          <table>
            <tbody>
              {found.map(([name, count]) => (
                <tr key={name}>
                  <th scope="row">{sourceName(name, locale)}</th>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </PlainDocument>,
  );
}
