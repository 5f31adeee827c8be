import { describe, expect, it } from 'vitest';
import english from '../../../content/en/answer-templates.json';
import vietnamese from '../../../content/vi/answer-templates.json';
import { isFormKind } from '../schema/form-definitions';
import { answerPlaceholders, answerValues } from './fill-answer-template';
import { fill, unknownPlaceholders } from './mail-placeholders';

const lead = {
  name: 'Trần Thị Lan',
  salutation: 'chi',
  company: 'https://chuoi-cua-hang.vn/',
  kind: 'book-demo',
  owner: null,
} as const;
const nobody = { ...lead, name: '', salutation: null, company: null };
const writer = { name: 'Phạm Minh Đức' };

describe('values filled into an answer template', () => {
  it('address a person by title and name, as the language does', () => {
    expect(answerValues(lead, writer, 'vi')).toMatchObject({
      name: 'chị Trần Thị Lan',
      you: 'chị',
      company: 'chuoi-cua-hang.vn',
      owner: 'Phạm Minh Đức',
      requestKind: 'đặt lịch demo',
    });
    expect(answerValues(lead, writer, 'en')).toMatchObject({ name: 'Ms Trần Thị Lan', you: 'you' });
  });

  it('are replaced by general words when they are missing', () => {
    expect(answerValues(nobody, { name: '' }, 'vi')).toMatchObject({
      name: 'anh/chị',
      you: 'anh/chị',
      company: 'công ty anh/chị',
      owner: 'đội ngũ Tamvia',
    });
    expect(answerValues(nobody, { name: '' }, 'en')).toMatchObject({
      name: 'there',
      company: 'your company',
      owner: 'the Tamvia team',
    });
    expect(answerValues({ ...lead, salutation: null }, writer, 'vi').name).toBe(
      'anh/chị Trần Thị Lan',
    );
  });

  it.each([
    ['vi', vietnamese],
    ['en', english],
  ] as const)(
    'fill every default template in %s, with or without values',
    (language, templates) => {
      expect(templates.map(({ kinds }) => kinds[0])).toEqual([
        'book-demo',
        'get-document',
        'contact',
      ]);
      for (const { kinds, subject, body } of templates) {
        expect(kinds.every(isFormKind)).toBe(true);
        for (const text of [subject, body]) {
          expect(unknownPlaceholders(answerPlaceholders, text)).toEqual([]);
          for (const who of [lead, nobody]) {
            const said = fill(text, answerValues(who, writer, language));
            expect(said).not.toMatch(/\{\{|\}\}| {2}|\s[,.?]|undefined/);
            // Placeholders whose value for a person begins in lower case never stand at the beginning of a sentence.
            expect(said).not.toMatch(/(?:^|[.?!:]\s+|\n\n)(?:anh|chị|you)\b/);
          }
        }
      }
    },
  );
});
