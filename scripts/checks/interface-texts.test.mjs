import { describe, expect, it } from 'vitest';
import { copyFindings } from './interface-texts.mjs';
import { madeUpTree } from './temporary-source-tree.mjs';

const good = {
  'messages/vi/site.json': { title: 'Trang chủ', hello: 'Chào {{name}}', seats_other: '{{count}}' },
  'messages/en/site.json': {
    title: 'Home',
    hello: 'Hello {{name}}',
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
  },
  'content/vi/home.json': { path: '/', cards: [{ title: 'Khảo sát' }] },
  'content/en/home.json': { path: '/', cards: [{ title: 'Surveys by Trần Lan' }] },
  'src/site/page-shell/header.tsx': `
    export function Header({ t, count }: { t: TFunction<'site'>; count: number }) {
      return <p title={t('title')}>{t('hello', { name: 'Lan' })} {t('seats', { count })} Zalo</p>;
    }`,
};

const findings = (changes) => copyFindings(madeUpTree({ ...good, ...changes }));

const changed = (file, changes) => ({ [file]: { ...good[file], ...changes } });

describe('foundation: missing, unused and untranslated messages are caught', () => {
  it('complete catalogues and copy pass', () => {
    expect(findings({})).toEqual([]);
  });

  it.each([
    [
      'a key that English lacks',
      changed('messages/vi/site.json', { title: undefined }),
      'messages/vi/site.json title: missing in this language',
    ],
    [
      'a key that Vietnamese lacks',
      changed('messages/en/site.json', { title: undefined }),
      'messages/en/site.json title: missing in this language',
    ],
    [
      'an empty text',
      changed('messages/en/site.json', { title: ' ' }),
      'messages/en/site.json title: is empty',
    ],
    [
      'a text that is none',
      changed('messages/en/site.json', { title: 7 }),
      'messages/en/site.json title: must be a text',
    ],
    [
      'Vietnamese in the English catalogue',
      changed('messages/en/site.json', { title: 'Trang chủ' }),
      'messages/en/site.json title: Vietnamese in the English file',
    ],
    [
      'other arguments',
      changed('messages/en/site.json', { hello: 'Hello {{who}}' }),
      'messages/*/site.json hello: arguments differ: vi has {name}, en has {who}',
    ],
    [
      'a plural form that English lacks',
      changed('messages/en/site.json', { seats_one: undefined }),
      'messages/en/site.json seats_one: plural form missing',
    ],
    [
      'a file of one language',
      { 'messages/vi/more.json': {} },
      'messages/en/more.json: missing; the Vietnamese file is there',
    ],
    [
      'an entry of the copy that one language lacks',
      { 'content/en/home.json': { path: '/', cards: [] } },
      'content/*/home.json .cards: 1 entries in vi, 0 in en',
    ],
    [
      'Vietnamese left in the English copy',
      { 'content/en/home.json': { path: '/', cards: [{ title: 'Khảo sát' }] } },
      'content/*/home.json .cards[0].title: Vietnamese left in the English file',
    ],
    [
      'a path that differs between languages',
      { 'content/en/home.json': { path: '/en', cards: [{ title: 'Surveys' }] } },
      'content/*/home.json .path: must be the same in both languages',
    ],
    [
      'a key no catalogue has',
      { 'src/app/page.tsx': `const t = getT(locale, 'site'); t('nowhere');` },
      'src/app/page.tsx:1: no catalogue has the key site:nowhere',
    ],
    [
      'a template no key fits',
      { 'src/app/page.tsx': `const t = getT(locale, 'site'); t(\`x.\${name}\`);` },
      'src/app/page.tsx:1: no key of site fits this template',
    ],
    [
      'words in the code',
      { 'src/site/ui/button.tsx': `export const Button = () => <button>Send</button>;` },
      'src/site/ui/button.tsx:1: "Send" belongs in messages/, in both languages',
    ],
    [
      'words in the code of a mail',
      { 'src/leads/mail/greeting.tsx': `export const Greeting = () => <p>Hello</p>;` },
      'src/leads/mail/greeting.tsx:1: "Hello" belongs in messages/, in both languages',
    ],
    [
      'words in an attribute that is read aloud',
      { 'src/site/ui/icon.tsx': `export const Icon = () => <i aria-label="Close" />;` },
      'src/site/ui/icon.tsx:1: "Close" belongs in messages/, in both languages',
    ],
  ])('%s', (_, changes, finding) => {
    expect(findings(changes)).toContain(finding);
  });

  it('allows words in the code of the admin', () => {
    const code = `export const Screen = () => <p>Hello</p>;`;
    expect(findings({ 'src/leads/admin/screen.tsx': code })).toEqual([]);
  });

  it('refuses a key that nothing uses', () => {
    const both = {
      ...changed('messages/vi/site.json', { left: 'Cũ' }),
      ...changed('messages/en/site.json', { left: 'Old' }),
    };
    expect(findings(both)).toEqual([
      'messages: nothing uses the key site:left; remove it from both languages',
    ]);
  });
});
