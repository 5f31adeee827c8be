import type { Locale } from '@/i18n/locales';
import { escapeHtml as e } from '@/lib/escape-html';
import type { Lead } from '@/payload-types';
import { sourceName } from './copy-of-person';
import type { SourceName } from './sources';

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
  /** Leads that only a merge by hand brings in. */
  merged: readonly number[];
};

/** What a request would touch: how much of what, and the leads by name. */
export function foundPage({ counts, leads, merged }: Found, locale: Locale): string {
  const text = words[locale];
  const rows = (Object.entries(counts) as [SourceName, number][])
    .filter(([, count]) => count > 0)
    .map(
      ([name, count]) =>
        `<tr><th scope="row">${e(sourceName(name, locale))}</th><td>${count}</td></tr>`,
    );
  const people = leads.map(({ id, name, email, phone, company, kind, createdAt }) => {
    const by = merged.includes(id) ? text.merged : '';
    const cells = [name, email, phone, company, kind, createdAt.slice(0, 10), by];
    return `<tr><td><a href="/admin/collections/leads/${id}">${id}</a></td>${cells
      .map((cell) => `<td>${e(cell ?? '')}</td>`)
      .join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${text.title}</title><style>${STYLE}</style></head>
<body><h1>${text.title}</h1>
${rows.length === 0 ? `<p>${text.none}</p>` : `<p>${text.hint}</p>${merged.length === 0 ? '' : `<p>${text.mergedHint}</p>`}<table>${people.join('')}</table><table>${rows.join('')}</table>`}
</body></html>
`;
}
