import type { Locale } from '@/i18n/locales';
import { escapeHtml as e } from '@/lib/escape-html';
import { palette as c } from '../model/palette';

export type MailPage = {
  locale: Locale;
  title: string;
  /** Paragraphs; a line that begins with "- " is a point of a list. */
  body: string;
  details: readonly (readonly [label: string, value: string])[];
  /** A list in which each line leads somewhere. */
  links?: readonly { text: string; href: string }[];
  button?: { text: string; href: string };
  /** Small print after the button. */
  closing: string;
  /** Who writes, and why this came; the last line may lead to a withdrawal. */
  footer: string;
  withdrawal?: { text: string; href: string };
  /** Where the reader sees to his own data. */
  privacy?: { text: string; href: string };
  /** A picture that comes with the mail, by its content id. */
  picture?: { cid: string; alt: string; size: number };
};

const FONT = "'Be Vietnam Pro','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const text = (size: number, colour: string) =>
  `font-family:${FONT};font-size:${size}px;line-height:1.6;color:${colour}`;

function paragraphs(body: string): string {
  return body
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n');
      if (lines.every((line) => line.startsWith('- '))) {
        const points = lines.map((line) => `<li style="margin:0 0 8px">${e(line.slice(2))}</li>`);
        return `<ul class="ink" style="margin:0 0 16px;padding:0 0 0 20px;${text(16, c.ink)}">${points.join('')}</ul>`;
      }
      return `<p class="ink" style="margin:0 0 16px;${text(16, c.ink)}">${lines.map(e).join('<br>')}</p>`;
    })
    .join('\n');
}

function detailTable(details: MailPage['details']): string {
  if (details.length === 0) return '';
  const rows = details.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" class="muted line" style="padding:10px 16px 10px 0;border-bottom:1px solid ${c.line};font-weight:400;white-space:nowrap;${text(14, c.muted)}">${e(label)}</th>` +
      `<td valign="top" class="ink line" style="padding:10px 0;border-bottom:1px solid ${c.line};${text(15, c.ink)}">${e(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-collapse:collapse">${rows.join('')}</table>`;
}

const linkList = (links: NonNullable<MailPage['links']>): string =>
  `<ul class="ink" style="margin:8px 0 24px;padding:0 0 0 20px;${text(15, c.ink)}">${links
    .map(
      (link) =>
        `<li style="margin:0 0 8px"><a href="${e(link.href)}" class="accent" style="color:${c.son}">${e(link.text)}</a></li>`,
    )
    .join('')}</ul>`;

const buttonHtml = ({ text: words, href }: { text: string; href: string }): string =>
  `<p style="margin:8px 0 24px"><a href="${e(href)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background-color:${c.son};font-weight:600;text-decoration:none;${text(16, c.paper)}">${e(words)}</a></p>`;

const pictureHtml = ({ cid, alt, size }: NonNullable<MailPage['picture']>): string =>
  `<p style="margin:0 0 24px"><img src="cid:${e(cid)}" alt="${e(alt)}" width="${size}" height="${size}" style="display:block;border:12px solid ${c.paper};border-radius:12px"></p>`;

/** For programs that turn mails dark: our own dark, instead of colours they would make up. */
const darkMode = `@media (prefers-color-scheme: dark) {
  .ground { background-color: ${c.ink} !important; }
  .sheet { background-color: ${c['ink-raised']} !important; }
  .ink { color: ${c.paper} !important; }
  .muted, .muted a { color: ${c['muted-dark']} !important; }
  .line { border-color: ${c['line-dark']} !important; }
  .accent { color: ${c['son-bright']} !important; }
}`;

/** As much of a mail as an inbox shows beside its subject. */
const PREVIEW_LENGTH = 140;

/** What the inbox shows of the mail before it is opened: what it says, and not whom it greets. */
function inboxPreview(body: string): string {
  const blocks = body.split(/\n{2,}/);
  const said = blocks.find((block) => !block.endsWith(',')) ?? '';
  const line = said.replaceAll(/\s+/g, ' ');
  return line.length <= PREVIEW_LENGTH ? line : `${line.slice(0, PREVIEW_LENGTH).trimEnd()}…`;
}

/** Unseen in the mail itself; the joiners behind it keep the text below out of the inbox's line. */
const previewHtml = (body: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${e(inboxPreview(body))}${'&#8203;&nbsp;'.repeat(60)}</div>`;

const smallLink = (link: { text: string; href: string } | undefined): string =>
  link
    ? `<p class="muted" style="margin:0 0 8px;${text(13, c.muted)}"><a href="${e(link.href)}" style="color:${c.muted}">${e(link.text)}</a></p>`
    : '';

/** A whole mail as HTML: one column, styles inline, readable when pictures and style sheets are off. */
export function mailHtml(page: MailPage, sender: string): string {
  const { locale, title, body, details, button, closing, footer, withdrawal, picture } = page;
  const small = `margin:0 0 8px;${text(13, c.muted)}`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${e(title)}</title>
<style>${darkMode}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${c.warm}">
${previewHtml(body)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background-color:${c.warm}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td style="padding:0 8px 20px">
<p class="accent" style="margin:0;font-weight:600;${text(18, c.son)}">${e(sender)}</p>
</td></tr><tr><td class="sheet" style="padding:32px 28px;border-radius:20px;background-color:${c.paper}">
<h1 class="ink" style="margin:0 0 20px;font-weight:600;${text(24, c.ink)};line-height:1.3">${e(title)}</h1>
${paragraphs(body)}
${detailTable(details)}
${page.links ? linkList(page.links) : ''}
${picture ? pictureHtml(picture) : ''}
${button ? buttonHtml(button) : ''}
${closing === '' ? '' : paragraphs(closing)}
</td></tr><tr><td class="muted" style="padding:24px 8px 0">
<p class="muted" style="${small}">${e(footer)}</p>
${smallLink(withdrawal)}${smallLink(page.privacy)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The same mail as plain text: everything that the HTML says, addresses written out. */
export function mailText(page: MailPage, sender: string): string {
  const { title, body, details, button, closing, footer, withdrawal, privacy } = page;
  return [
    title,
    body,
    details.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
    page.links?.map((link) => `- ${link.text}\n  ${link.href}`).join('\n') ?? '',
    button ? `${button.text}:\n${button.href}` : '',
    closing,
    `-- \n${sender}\n${footer}`,
    withdrawal ? `${withdrawal.text}:\n${withdrawal.href}` : '',
    privacy ? `${privacy.text}:\n${privacy.href}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
