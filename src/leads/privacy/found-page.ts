import type { Locale } from '@/i18n/locales';
import { escapeHtml as e } from '@/lib/escape-html';
import type { Lead } from '@/payload-types';
import { sourceName } from './copy-of-person';
import type { SourceName } from './sources';

const words = {
  vi: {
    title: 'Dữ liệu tìm thấy',
    hint: 'Xem kỹ: mọi khách trong danh sách này sẽ bị xoá khi bạn bấm Xoá dữ liệu.',
    none: 'Không có gì dưới địa chỉ hoặc số này.',
  },
  en: {
    title: 'What was found',
    hint: 'Look closely: every lead listed here goes when you press Erase.',
    none: 'There is nothing under this address or number.',
  },
};

const STYLE = `body{font:16px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse;margin:1.5rem 0}
th,td{border-bottom:1px solid;padding:.35rem .75rem;text-align:left}`;

/** What a request would touch: how much of what, and the leads by name. */
export function foundPage(
  counts: Record<SourceName, number>,
  leads: readonly Lead[],
  locale: Locale,
): string {
  const text = words[locale];
  const rows = (Object.entries(counts) as [SourceName, number][])
    .filter(([, count]) => count > 0)
    .map(
      ([name, count]) =>
        `<tr><th scope="row">${e(sourceName(name, locale))}</th><td>${count}</td></tr>`,
    );
  const people = leads.map(({ id, name, email, phone, company, kind, createdAt }) => {
    const cells = [name, email, phone, company, kind, createdAt.slice(0, 10)];
    return `<tr><td><a href="/admin/collections/leads/${id}">${id}</a></td>${cells
      .map((cell) => `<td>${e(cell ?? '')}</td>`)
      .join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${text.title}</title><style>${STYLE}</style></head>
<body><h1>${text.title}</h1>
${rows.length === 0 ? `<p>${text.none}</p>` : `<p>${text.hint}</p><table>${people.join('')}</table><table>${rows.join('')}</table>`}
</body></html>
`;
}
