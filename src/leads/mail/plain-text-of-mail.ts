import type { MailPage } from './mail-content-types';

/** A mail as plain text, with the same content as the HTML and URLs written out. */
export function mailText(page: MailPage, sender: string): string {
  const { title, body, details, links, button, closing, footer, withdrawal, privacy } = page;
  return [
    title,
    body,
    details.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
    links
      ?.map(({ text, note, href }) => `- ${text}\n${note ? `  ${note}\n` : ''}  ${href}`)
      .join('\n') ?? '',
    button ? `${button.text}:\n${button.href}` : '',
    closing,
    `-- \n${sender}\n${footer}`,
    withdrawal ? `${withdrawal.text}:\n${withdrawal.href}` : '',
    privacy ? `${privacy.text}:\n${privacy.href}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
