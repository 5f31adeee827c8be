import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { industries, jobTitles, salutations } from '@/leads/schema/form-choice-codes';
import { isPhoneOf } from '@/leads/schema/validate-phone-by-country';
import { type FieldName, forms, isFormKind } from '@/leads/schema/form-definitions';
import { cleanLine } from '@/leads/schema/clean-text';
import { type FieldErrors, validateSubmission } from '@/leads/schema/validate-submission';
import { validForm } from '../../../tests/support/valid-forms';

const context = { isForeignPhone: isPhoneOf };

const check = (changes: Record<string, unknown> = {}): FieldErrors =>
  validateSubmission('book-demo', { ...validForm, ...changes }, context).errors;

describe('the demo form', () => {
  const empties: [FieldName, string][] = [
    ['name', 'name.empty'],
    ['email', 'email.empty'],
    ['phone', 'phone.empty'],
    ['company', 'website.empty'],
    ['industry', 'industry.empty'],
    ['jobTitle', 'jobTitle.empty'],
    ['agree', 'agree.required'],
  ];
  const optional: FieldName[] = [
    'salutation',
    'phoneCountry',
    'preferredLanguage',
    'description',
    'consentMarketing',
  ];

  it('a complete form has no errors', () => {
    expect(check()).toEqual({});
  });

  it('forms: book-demo has exactly its controls, required and optional as listed', () => {
    // spec/forms.md, column book-demo: ● required, ○ optional; the order of the keys is the order on the page.
    expect(Object.keys(forms['book-demo'])).toEqual([
      'salutation',
      'name',
      'email',
      'phoneCountry',
      'phone',
      'company',
      'industry',
      'jobTitle',
      'preferredLanguage',
      'description',
      'agree',
      'consentMarketing',
    ]);
    expect([...empties.map(([name]) => name), ...optional].sort()).toEqual(
      Object.keys(forms['book-demo']).sort(),
    );
    const { errors } = validateSubmission('book-demo', {}, context);
    expect(Object.entries(errors)).toEqual(empties);
  });

  it.each(optional)(
    'forms: book-demo has exactly its controls, required and optional as listed: %s may be left empty',
    (name) => {
      expect(check({ [name]: '' })).toEqual({});
      expect(check({ [name]: undefined })).toEqual({});
    },
  );

  it.each([
    ['email', 'lan@', 'email.invalid'],
    ['phone', '12345', 'phone.invalid'],
    ['company', 'tamvia', 'website.invalid'],
    ['name', 'x'.repeat(121), 'text.tooLong'],
    ['company', `${'x'.repeat(60)}.vn/${'y'.repeat(140)}`, 'text.tooLong'],
  ])('%s wrong is reported (%#)', (name, value, message) => {
    expect(check({ [name]: value })).toEqual({ [name]: message });
  });

  it('lengths are measured after cleaning, and the limit itself is allowed', () => {
    expect(check({ name: ` ${'x'.repeat(120)} ` })).toEqual({});
    expect(check({ name: `${'x'.repeat(121)} ` })).toEqual({ name: 'text.tooLong' });
  });

  it('forms: description takes 2,000 characters and no more', () => {
    expect(check({ description: 'x'.repeat(2000) })).toEqual({});
    expect(check({ description: `${'ộ'.normalize('NFD').repeat(2000)}\r\n` })).toEqual({});
    expect(check({ description: 'x'.repeat(2001) })).toEqual({
      description: 'description.tooLong',
    });
  });

  it.each(['', 'Chọn', 'Choose', 'placeholder', '0', 'undefined'])(
    'forms: a select starts on a placeholder, which is never a value (%j)',
    (placeholder) => {
      expect(check({ industry: placeholder })).toEqual({ industry: 'industry.empty' });
      expect(check({ jobTitle: placeholder })).toEqual({ jobTitle: 'jobTitle.empty' });
      const fault = placeholder === '' ? {} : { salutation: 'choice.invalid' };
      expect(check({ salutation: placeholder })).toEqual(fault);
    },
  );

  it('forms: a value outside an enumeration is refused', () => {
    for (const industry of industries) expect(check({ industry })).toEqual({});
    for (const jobTitle of jobTitles) expect(check({ jobTitle })).toEqual({});
    for (const salutation of salutations) expect(check({ salutation })).toEqual({});
    expect(check({ preferredLanguage: 'fr' })).toEqual({ preferredLanguage: 'choice.invalid' });
    const enumerations = [
      ['salutation', salutations, 'choice.invalid'],
      ['industry', industries, 'industry.empty'],
      ['jobTitle', jobTitles, 'jobTitle.empty'],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...enumerations),
        fc.string({ minLength: 1 }),
        ([name, codes, fault], typed) => {
          const value = cleanLine(typed);
          fc.pre(value !== '' && !(codes as readonly string[]).includes(value));
          expect(check({ [name]: typed })).toEqual({ [name]: fault });
        },
      ),
    );
  });

  it("D5 another country's number is checked with that country's rule (Viet Nam's without a choice)", () => {
    expect(check({ phone: '9123 4567' })).toEqual({ phone: 'phone.invalid' });
    expect(check({ phone: '9123 4567', phoneCountry: 'SG' })).toEqual({});
    expect(check({ phone: '0912 345 678', phoneCountry: 'VN' })).toEqual({});
    expect(check({ phone: '0912 345 678', phoneCountry: 'SG' })).toEqual({
      phone: 'phone.invalid',
    });
    expect(check({ phoneCountry: 'vn' })).toMatchObject({ phoneCountry: 'choice.invalid' });
  });

  it('any value in any field is validated without an exception', () => {
    const names = fc.constantFrom(...(Object.keys(forms['book-demo']) as FieldName[]));
    fc.assert(
      fc.property(names, fc.oneof(fc.anything(), fc.string({ unit: 'binary' })), (name, value) => {
        expect(typeof check({ [name]: value })).toBe('object');
      }),
      { numRuns: 1000 },
    );
  }, 30_000);

  it('only the form kinds of the site exist', () => {
    expect(isFormKind('book-demo')).toBe(true);
    for (const kind of ['', 'toString', '__proto__', 'Book-Demo']) {
      expect(isFormKind(kind)).toBe(false);
    }
  });
});
