import { describe, expect, it } from 'vitest';
import { getT } from '@/i18n/server-translations';
import { isPhoneOf } from '@/leads/schema/validate-phone-by-country';
import { controlsOf, type FieldName, formKinds } from '@/leads/schema/form-definitions';
import { validateSubmission } from '@/leads/schema/validate-submission';
import english from '@messages/en/validation.json';
import englishForms from '@messages/en/forms.json';
import vietnamese from '@messages/vi/validation.json';
import vietnameseForms from '@messages/vi/forms.json';
import { validForm } from '../../../tests/support/valid-forms';

type Messages = { [key: string]: string | Messages };

const entriesOf = (tree: Messages, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : entriesOf(value, `${prefix}${key}.`),
  );

const keysOf = (tree: Messages) => entriesOf(tree).map(([key]) => key);

// Removes plural forms, which differ between languages by design.
const withoutPlural = (key: string) => key.replace(/_(one|other)$/, '');

/** The Vietnamese error messages of the demo form with one value changed, by field. */
function said(name: FieldName, value: unknown): Record<string, string> {
  const raw = { ...validForm, [name]: value };
  const { errors } = validateSubmission('book-demo', raw, { isForeignPhone: isPhoneOf });
  const t = getT('vi', 'validation');
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, t(message)]));
}

const empties = ['', '   ', '\u00a0\t\n', undefined, null, ['yes'], { a: 1 }, 7];
const ofControl: Record<string, FieldName> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  website: 'company',
  industry: 'industry',
  'job title': 'jobTitle',
};

describe('the texts of the specification, section 5, letter for letter', () => {
  it.each([
    ['empty name', 'Tên không được để trống.'],
    ['empty email', 'Email không được để trống.'],
    ['empty phone', 'Số điện thoại không được để trống.'],
    ['empty website', 'Website của công ty không được để trống.'],
    ['no industry', 'Lĩnh vực kinh doanh không được để trống.'],
    ['no job title', 'Chức vụ không được để trống.'],
  ])('§5 demo form: %s says "%s"', (fault, message) => {
    const name = ofControl[fault.replace(/^(empty|no) /, '')]!;
    for (const value of empties) expect(said(name, value)).toEqual({ [name]: message });
  });

  it.each([
    ['malformed email', 'Email không hợp lệ.'],
    ['wrong phone', 'Số điện thoại không hợp lệ.'],
  ])('§5 demo form: %s says "%s"', (fault, message) => {
    const name = ofControl[fault.replace(/^\w+ /, '')]!;
    for (const value of ['lan@', '12345', 'x']) {
      expect(said(name, value)).toEqual({ [name]: message });
    }
  });

  it('§5 a name of spaces only is empty', () => {
    for (const name of [' ', '     ', '\t\n', '\u00a0', '\u2003\u3000']) {
      expect(said('name', name)).toEqual({ name: 'Tên không được để trống.' });
    }
    expect(said('name', ' x ')).toEqual({});
  });

  it('forms: book-demo, company that is no website says "Website không hợp lệ."', () => {
    for (const company of ['tamvia', 'localhost', 'ftp://tamvia.vn', 'lan@tamvia.vn', 'a b.vn']) {
      expect(said('company', company)).toEqual({ company: 'Website không hợp lệ.' });
    }
  });

  it('forms: book-demo, agree unticked says "Vui lòng đồng ý để chúng tôi liên hệ với bạn."', () => {
    for (const agree of [...empties, 'no', 'true', 'on', '1']) {
      expect(said('agree', agree)).toEqual({
        agree: 'Vui lòng đồng ý để chúng tôi liên hệ với bạn.',
      });
    }
  });
});

describe('messages', () => {
  it('D4 English pages show the English translation of every message', () => {
    expect(keysOf(english).sort()).toEqual(keysOf(vietnamese).sort());
    const t = getT('en', 'validation');
    const inVietnamese = new Map(entriesOf(vietnamese));
    for (const [key, message] of entriesOf(english)) {
      expect(t(key as 'name.empty')).toBe(message);
      expect(message).not.toBe(inVietnamese.get(key));
      // ASCII only: a message left in Vietnamese would have diacritics.
      expect(message).toMatch(/^[\u0020-\u007e]{5,}$/);
    }
  });

  it('Vietnamese messages are in composed Unicode, and the texts of forms exist in both languages', () => {
    expect(JSON.stringify(vietnamese)).toBe(JSON.stringify(vietnamese).normalize('NFC'));
    expect(JSON.stringify([englishForms, vietnameseForms])).not.toContain('""');
    const plain = (tree: Messages) => [...new Set(keysOf(tree).map(withoutPlural))].sort();
    expect(plain(englishForms)).toEqual(plain(vietnameseForms));
  });

  it('every message of a field has a text', () => {
    const known = new Set(keysOf(vietnamese));
    for (const kind of formKinds) {
      for (const [, control] of controlsOf(kind)) {
        for (const key of [control.empty, control.invalid]) {
          if (key) expect(known).toContain(key);
        }
      }
    }
    expect(known).toContain('choice.invalid');
    expect(known).toContain('text.tooLong');
    expect(known).toContain('description.tooLong');
  });
});
