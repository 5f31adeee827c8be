import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { mailKinds, type MailKind } from '@/leads/model/mail-kinds';
import { renderMail } from '@/leads/mail/render-mail';
import { sampleDraft } from '@/leads/mail/compose-sample-mail';
import english from '../../../content/en/mails.json';
import vietnamese from '../../../content/vi/mails.json';

const kinds = Object.keys(mailKinds) as MailKind[];
const cases = kinds.flatMap((kind) =>
  (['vi', 'en'] as const).map((locale): [MailKind, 'vi' | 'en'] => [kind, locale]),
);

const written = (kind: MailKind, locale: 'vi' | 'en') => {
  const template = (locale === 'vi' ? vietnamese : english)[kind];
  return renderMail(template, sampleDraft(kind, locale), locale);
};

describe('every mail in both languages', () => {
  it.each(cases)(
    '%s, %s: the preview in an inbox shows the content, not the greeting',
    (kind, locale) => {
      const body = parse(written(kind, locale).html).querySelector('body');
      const preview = body?.querySelector('div');
      expect(preview?.getAttribute('style')).toContain('display:none');
      const shown = (preview?.text ?? '').replaceAll(/[\u200b\u00a0]|&#8203;|&nbsp;/g, '');
      expect(shown).toMatch(/^(?!Chào |Hello|Hi |Dear )\S.{30,141}$/);
    },
  );

  it.each(cases)(
    '%s, %s: the text version contains everything that the HTML version says',
    (kind, locale) => {
      const { html, text } = written(kind, locale);
      const sheet = parse(html).querySelector('.sheet');
      sheet?.querySelector('style')?.remove();
      const flat = text.replaceAll(/\s+/g, ' ');
      for (const part of sheet?.querySelectorAll('h1, p, li, th, td, a') ?? []) {
        const said = part.structuredText.replaceAll(/\s+/g, ' ').trim();
        expect(flat).toContain(said);
      }
      expect(flat).not.toMatch(/\{\{|undefined|\[\w+\]/);
    },
  );
});

describe('a mail as HTML', () => {
  const picture = { cid: 'ticket-code', alt: 'Ticket code', size: 220 };
  const values = { name: 'Lan & <Minh>' };
  const template = { subject: 's', heading: 'Chào {{name}}', body: '{{name}},\n\n- {{name}}' };
  const { html } = renderMail(template, { values, picture, links: [] }, 'vi');

  it('loads nothing: no file, no script, only embedded pictures', () => {
    expect(html).not.toMatch(/<link|<script|src="(?!cid:)|url\(|@import/);
    expect(parse(html).querySelector('img')?.getAttribute('src')).toBe('cid:ticket-code');
  });

  it('has its own dark colours, in a form that mail programs support', () => {
    const sheet = parse(html, { blockTextElements: { style: true } }).querySelector('style');
    expect(sheet?.rawText).toContain('@media (prefers-color-scheme: dark) {');
    expect(sheet?.rawText).not.toMatch(/&\w+;|&#/);
  });

  it('shows a value as it was typed', () => {
    const read = parse(html);
    expect(read.querySelector('h1')?.text).toBe('Chào Lan & <Minh>');
    expect(read.querySelector('.sheet li')?.text).toBe('Lan & <Minh>');
  });
});
