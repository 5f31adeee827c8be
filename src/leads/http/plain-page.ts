import type { Locale } from '@/i18n/locales';
import { escapeHtml as e } from '@/lib/escape-html';
import { palette as c } from '../model/palette';

type PlainPage = {
  locale: Locale;
  title: string;
  text: string;
  link: { text: string; href: string };
};

const STYLE = `body{margin:0;background:${c.warm};color:${c.ink};font:17px/1.6 'Be Vietnam Pro','Segoe UI',sans-serif}
main{max-width:34em;margin:12vh auto;padding:0 24px}h1{font-size:1.8em;line-height:1.25}a{color:${c.son};font-weight:600}
@media (prefers-color-scheme:dark){body{background:${c.ink};color:${c.paper}}a{color:${c['son-bright']}}}`;

/** A page without script or file of its own, for what a machine endpoint has to tell a person. */
export function plainPage({ locale, title, text, link }: PlainPage): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${e(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${e(title)}</h1><p>${e(text)}</p><p><a href="${e(link.href)}">${e(link.text)}</a></p></main></body></html>
`;
}
