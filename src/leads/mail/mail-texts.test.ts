import { describe, expect, it } from 'vitest';
import { mailKinds, type MailKind } from '@/leads/model/mail-kinds';
import { placeholdersOf, unknownPlaceholders } from '@/leads/mail/mail-placeholders';
import { renderMail } from '@/leads/mail/render-mail';
import { sampleDraft } from '@/leads/mail/compose-sample-mail';
import english from '../../../content/en/mails.json';
import vietnamese from '../../../content/vi/mails.json';

const words = { vi: vietnamese, en: english };
const rows = (['vi', 'en'] as const).flatMap((locale) =>
  (Object.keys(mailKinds) as MailKind[]).map((kind) => [locale, kind] as const),
);

describe('the texts of mails', () => {
  it.each(rows)('fill every placeholder (%s, %s)', (locale, kind) => {
    const template: Record<string, string> = words[locale][kind];
    for (const text of Object.values(template)) {
      expect(unknownPlaceholders(placeholdersOf(kind), text)).toEqual([]);
    }
    expect(Boolean(template.button)).toBe(mailKinds[kind].hasButton);
    const mail = renderMail(words[locale][kind], sampleDraft(kind, locale), locale);
    for (const text of [mail.subject, mail.text, mail.html]) expect(text).not.toMatch(/\{\{|\}\}/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).toContain(`<html lang="${locale}">`);
  });

  it('escape values in HTML, and put them on one line in the subject', () => {
    const template = { subject: '{{name}}', heading: '{{name}}', body: '{{name}}' };
    const name = '<b>Lan</b>\r\nBcc: x@y.vn " onload="z';
    const { subject, html } = renderMail(template, { values: { name } }, 'vi');
    expect(subject).toBe('<b>Lan</b> Bcc: x@y.vn " onload="z');
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('" onload="');
  });
});
