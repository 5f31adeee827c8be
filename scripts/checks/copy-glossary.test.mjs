import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glossaryFindings } from './copy-glossary.mjs';
import { madeUpTree } from './temporary-source-tree.mjs';

const glossary = JSON.parse(readFileSync('docs/copy-glossary.json', 'utf8'));

const findings = (files) =>
  glossaryFindings(madeUpTree({ 'docs/copy-glossary.json': glossary, ...files }));

const english = (text) => findings({ 'content/en/blogs/a.json': { body: [{ text }] } });
const vietnamese = (text) => findings({ 'messages/vi/site.json': { title: text } });

describe('the words of the glossary', () => {
  it('the type of a section is not checked as text', () => {
    const section = { blockType: 'form', variant: 'form', title: 'Gửi form' };
    expect(findings({ 'content/vi/pages/a.json': { sections: [section] } })).toEqual([
      'content/vi/pages/a.json sections.0.title: "form": write "biểu mẫu"',
    ]);
  });

  it.each([
    ['Mend it in Settings.', '"Mend": write "fix"'],
    ['Soon mended', '"mended": write "fix"'],
    ['A handsome number', '"handsome": write "good"'],
    ['You can not undo it', '"can not": write "cannot"'],
    ['A snag each', '"snag": write "difficulty"'],
    ['Name | Phone\nE-mail | One address', '"E-mail": write "email"'],
    ['Reply to this mail.', '"mail": write "email"'],
    ['Anywhere in Viet Nam', '"Viet Nam": write "Vietnam"'],
    ['Our Ha Noi office', '"Ha Noi": write "Hanoi"'],
    ['Stop the dear channel', '"dear": write "expensive"'],
    ['Somebody waits', '"Somebody": write "someone"'],
    ['Four pillars', '"pillars": write "capability"'],
  ])('English: %s', (text, finding) => {
    expect(english(text)).toEqual([`content/en/blogs/a.json body.0.text: ${finding}`]);
  });

  it.each([
    ['Gói này có 3 chỗ ngồi', '"chỗ ngồi": write "người dùng"'],
    ['Tỉ lệ trả lời', '"Tỉ lệ": write "tỷ lệ"'],
    ['mở trong thẻ mới', '"thẻ mới": write "mở trong tab mới"'],
    ['Điền lại form này', '"form": write "biểu mẫu"'],
    ['Ai lo', '"Ai lo": write "người phụ trách"'],
  ])('Vietnamese: %s', (text, finding) => {
    expect(vietnamese(text)).toEqual([`messages/vi/site.json title: ${finding}`]);
    expect(vietnamese(text.normalize('NFD'))).toHaveLength(1);
  });

  it('a word inside another word, an allowed phrase, a placeholder and an address pass', () => {
    const texts = ['Recommend it', 'An amendment', 'Dear Valued Customer', 'Your mail server'];
    for (const text of texts) expect(english(text)).toEqual([]);
    for (const text of ['Nhờ ai lòng tốt', 'Yêu cầu mới: {{form}}', 'Google Forms']) {
      expect(vietnamese(text)).toEqual([]);
    }
    const links = { href: '/mail/e-mail', image: 'pictures/mend.png' };
    expect(findings({ 'content/en/pages/a.json': links })).toEqual([]);
  });

  it('downloadable documents are checked too, and findings name the line', () => {
    expect(findings({ 'content/documents/a.en.md': '# Tasks\n\nMend it.' })).toEqual([
      'content/documents/a.en.md 3: "Mend": write "fix"',
    ]);
    expect(findings({ 'content/documents/a.vi.md': 'Mend it.' })).toEqual([]);
  });

  it('an English text calls a person by the given name first', () => {
    expect(english('By Do Khanh Linh')).toEqual([
      'content/en/blogs/a.json body.0.text: "Do Khanh Linh": write "Khanh Linh Do"',
    ]);
    expect(english('By Khanh Linh Do')).toEqual([]);
    expect(vietnamese('Đỗ Khánh Linh')).toEqual([]);
  });

  it('words of one language are allowed in the other', () => {
    expect(english('A form to fill in')).toEqual([]);
    expect(vietnamese('Vé số snag, handsome')).toEqual([]);
  });

  it('a word that is allowed a few times is counted over all files of the site', () => {
    const asked = (times) =>
      findings({
        'content/en/pages/a.json': { text: 'To whom? '.repeat(times - 1) },
        'messages/en/site.json': { text: 'Whoever asks' },
      });
    expect(asked(5)).toEqual([]);
    expect(asked(6)).toEqual([
      '"whom" or "whoever" 6 times, 5 at most: too many at messages/en/site.json text',
    ]);
  });

  it('no preferred word is on a list of refused words', () => {
    const words = (language) => glossary.terms.map((term) => term[language]).join('; ');
    expect(english(words('en'))).toEqual([]);
    expect(vietnamese(words('vi'))).toEqual([]);
    for (const { en, vi } of glossary.terms) expect([en, vi]).not.toContain(undefined);
  });
});
