import type { Locale } from '@/i18n/locales';
import { escapeHtml as e } from '@/lib/escape-html';
import type { Consent, Lead } from '@/payload-types';
import { brand } from '../../../brand.config';
import { zonedMoment } from '../tickets/event-facts';

const words = {
  vi: {
    title: 'Biên nhận đồng ý',
    who: 'Người đồng ý',
    request: 'Yêu cầu số',
    granted: 'Đã đồng ý',
    refused: 'Không đồng ý, hoặc đã rút lại',
    purpose: { reply: 'Trả lời yêu cầu', marketing: 'Tiếp thị' },
    shown: 'Lời đã hiện',
    language: 'Ngôn ngữ',
    at: 'Lúc',
    seal: 'Số và dấu niêm',
    note: 'Mỗi dấu niêm là SHA-256 của dấu trước và nội dung dòng này. Sửa, chèn hay bỏ một dòng thì mọi dấu sau nó sai.',
  },
  en: {
    title: 'Receipt of consents',
    who: 'Given by',
    request: 'Request no.',
    granted: 'Granted',
    refused: 'Not granted, or withdrawn',
    purpose: { reply: 'Reply to the request', marketing: 'Marketing' },
    shown: 'Words shown',
    language: 'Language',
    at: 'At',
    seal: 'Number and seal',
    note: 'Each seal is the SHA-256 of the seal before it and of this row. Change, insert or drop one row, and every seal after it is wrong.',
  },
};

const STYLE = `body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem}
article{border:1px solid;padding:1rem 1.25rem;margin:1rem 0;break-inside:avoid}
h2{font-size:1.1rem;margin:0 0 .5rem}dl{display:grid;grid-template-columns:9rem 1fr;gap:.25rem 1rem;margin:0}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}code{font-size:.8rem}
@media print{body{margin:0;max-width:none;font-size:11pt}@page{size:A4;margin:18mm}}`;

/** What one person agreed to with one request: the exact words, language, time and seal of each. For printing. */
export function receiptPage(lead: Lead, consents: readonly Consent[], locale: Locale): string {
  const text = words[locale];
  const line = (label: string, value: string) => `<dt>${e(label)}</dt><dd>${value}</dd>`;
  const articles = consents.map((consent) => {
    const seal = consent.hash
      ? `${String(consent.sequence)} · <code>${e(consent.hash)}</code>`
      : '–';
    return `<article><h2>${text.purpose[consent.purpose]}: ${consent.granted ? text.granted : text.refused}</h2><dl>
${line(text.shown, `<q>${e(consent.text)}</q>`)}
${line(text.language, e(consent.locale))}
${line(text.at, `${e(zonedMoment(new Date(consent.createdAt), locale))} · ${e(consent.createdAt)}`)}
${line(text.seal, seal)}</dl></article>`;
  });
  const who = [lead.name, lead.email, lead.phone].filter(Boolean).join(' · ');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${text.title} ${lead.id}</title><style>${STYLE}</style></head>
<body><h1>${text.title}</h1><dl>${line(text.who, e(who))}${line(text.request, String(lead.id))}</dl>
${articles.join('\n')}
<p>${text.note}</p><p>${e(brand.legalName)}</p></body></html>
`;
}
