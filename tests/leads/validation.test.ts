import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { industries, jobTitles, salutations } from '@/leads/schema/enumerations';
import { isPhoneOf } from '@/leads/schema/foreign-phone';
import { type FieldName, forms, isFormKind } from '@/leads/schema/forms';
import { readEnvelope, utmParameters } from '@/leads/schema/submission';
import { cleanLine } from '@/leads/schema/text';
import { cleanValues, type FieldErrors, findErrors } from '@/leads/schema/validate';
import english from '@messages/en/validation.json';
import englishForms from '@messages/en/forms.json';
import vietnamese from '@messages/vi/validation.json';
import vietnameseForms from '@messages/vi/forms.json';
import { validForm } from '../support/forms';

const check = (changes: Record<string, unknown> = {}): FieldErrors =>
  findErrors('book-demo', cleanValues('book-demo', { ...validForm, ...changes }), isPhoneOf);

const keysOf = (tree: object, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value as object, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );

// Plural forms differ between languages by design.
const withoutPlural = (key: string) => key.replace(/_(one|other)$/, '');

describe('messages', () => {
  it('§5 the Vietnamese messages stand letter for letter as in the specification', () => {
    expect(vietnamese).toMatchObject({
      name: { empty: 'Tên không được để trống.' },
      email: { empty: 'Email không được để trống.', invalid: 'Email không hợp lệ.' },
      phone: {
        empty: 'Số điện thoại không được để trống.',
        invalid: 'Số điện thoại không hợp lệ.',
      },
      website: {
        empty: 'Website của công ty không được để trống.',
        invalid: 'Website không hợp lệ.',
      },
      industry: { empty: 'Lĩnh vực kinh doanh không được để trống.' },
      jobTitle: { empty: 'Chức vụ không được để trống.' },
      agree: { required: 'Vui lòng đồng ý để chúng tôi liên hệ với bạn.' },
    });
    expect(JSON.stringify(vietnamese)).toBe(JSON.stringify(vietnamese).normalize('NFC'));
  });

  it('§5 every message exists in both languages, and they differ', () => {
    expect(keysOf(english).sort()).toEqual(keysOf(vietnamese).sort());
    const words = (tree: object): unknown[] => Object.values(tree).map((value: unknown) => value);
    expect(words(english)).not.toEqual(words(vietnamese));
    expect(JSON.stringify([english, vietnamese])).not.toContain('""');
    const plain = (tree: object) => [...new Set(keysOf(tree).map(withoutPlural))].sort();
    expect(plain(englishForms)).toEqual(plain(vietnameseForms));
  });

  it('§5 every message a control can give has its words', () => {
    const known = new Set(keysOf(vietnamese));
    for (const control of Object.values(forms['book-demo'])) {
      for (const key of [control.empty, control.invalid]) {
        if (key) expect(known).toContain(key);
      }
    }
    expect(known).toContain('choice.invalid');
    expect(known).toContain('text.tooLong');
    expect(known).toContain('description.tooLong');
  });

  it('§3 every choice has a label in both languages', () => {
    for (const messages of [vietnameseForms, englishForms]) {
      expect(Object.keys(messages.salutation)).toEqual([...salutations]);
      expect(Object.keys(messages.industry)).toEqual([...industries]);
      expect(Object.keys(messages.jobTitle)).toEqual([...jobTitles]);
    }
    expect(Object.values(englishForms.jobTitle)).toEqual([
      'C-Level/Director/BOD',
      'Manager/Leader',
      'Expert',
      'Specialist/Executive',
      'Intern/Freelance',
      'Other',
    ]);
  });
});

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

  it('§5 a whole form has no faults', () => {
    expect(check()).toEqual({});
  });

  it('§5 an empty form names every required control, in the order of the form', () => {
    expect(
      Object.entries(findErrors('book-demo', cleanValues('book-demo', {}), isPhoneOf)),
    ).toEqual(empties);
  });

  it.each(empties)('§5 %s left empty, blank or absent says %s', (name, message) => {
    for (const value of ['', '   ', '\u00a0\t\n', undefined, null, ['yes'], { a: 1 }, 7]) {
      expect(check({ [name]: value })).toEqual({ [name]: message });
    }
  });

  it.each(optional)('forms.md: %s may be left empty', (name) => {
    expect(check({ [name]: '' })).toEqual({});
    expect(check({ [name]: undefined })).toEqual({});
  });

  it.each([
    ['email', 'lan@', 'email.invalid'],
    ['phone', '12345', 'phone.invalid'],
    ['company', 'tamvia', 'website.invalid'],
    ['salutation', 'lord', 'choice.invalid'],
    ['industry', 'Chọn', 'industry.empty'],
    ['jobTitle', '0', 'jobTitle.empty'],
    ['preferredLanguage', 'fr', 'choice.invalid'],
    ['agree', 'no', 'agree.required'],
    ['agree', 'true', 'agree.required'],
    ['name', 'x'.repeat(121), 'text.tooLong'],
    ['company', `${'x'.repeat(60)}.vn/${'y'.repeat(140)}`, 'text.tooLong'],
    ['description', 'x'.repeat(2001), 'description.tooLong'],
  ])('§5 %s wrong says so (%#)', (name, value, message) => {
    expect(check({ [name]: value })).toEqual({ [name]: message });
  });

  it('forms.md: lengths are taken after cleaning, up to and including the bound', () => {
    expect(check({ name: ` ${'x'.repeat(120)} `, description: `${'x'.repeat(2000)}\n` })).toEqual(
      {},
    );
  });

  it('§3 every listed choice is taken, and nothing else', () => {
    for (const industry of industries) expect(check({ industry })).toEqual({});
    for (const jobTitle of jobTitles) expect(check({ jobTitle })).toEqual({});
    for (const salutation of salutations) expect(check({ salutation })).toEqual({});
    fc.assert(
      fc.property(fc.string(), (industry) => {
        fc.pre(!(industries as readonly string[]).includes(cleanLine(industry)));
        expect(check({ industry })).toEqual({ industry: 'industry.empty' });
      }),
    );
  });

  it('foundation: the phone rule is that of the chosen country, Viet Nam without a choice', () => {
    expect(check({ phone: '9123 4567' })).toEqual({ phone: 'phone.invalid' });
    expect(check({ phone: '9123 4567', phoneCountry: 'SG' })).toEqual({});
    expect(check({ phone: '0912 345 678', phoneCountry: 'VN' })).toEqual({});
    expect(check({ phone: '0912 345 678', phoneCountry: 'SG' })).toEqual({
      phone: 'phone.invalid',
    });
    expect(check({ phoneCountry: 'vn' })).toMatchObject({ phoneCountry: 'choice.invalid' });
  });

  it('foundation: any value in any control is judged without an exception', () => {
    const names = fc.constantFrom(...(Object.keys(forms['book-demo']) as FieldName[]));
    fc.assert(
      fc.property(names, fc.oneof(fc.anything(), fc.string({ unit: 'binary' })), (name, value) => {
        expect(typeof check({ [name]: value })).toBe('object');
      }),
      { numRuns: 1000 },
    );
  });

  it('foundation: only the forms of the site are forms', () => {
    expect(isFormKind('book-demo')).toBe(true);
    for (const kind of ['', 'toString', '__proto__', 'Book-Demo']) {
      expect(isFormKind(kind)).toBe(false);
    }
  });
});

describe('the hidden controls', () => {
  it('foundation: anything malformed counts as absent', () => {
    expect(
      readEnvelope({
        version: 'v9',
        page: 'https://elsewhere.example/',
        locale: 'fr',
        key: 'not-a-uuid',
        startedAt: 'yesterday',
        utm_source: 7,
      }),
    ).toEqual({
      version: 'default',
      page: '/',
      locale: 'vi',
      key: null,
      startedAt: null,
      attribution: {},
      honeypotFilled: false,
    });
  });

  it('foundation: campaign parameters can always be stored, whatever the address held', () => {
    // A cut through a pair of surrogates or a NUL would make the database refuse the whole lead.
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (value) => {
        const raw = Object.fromEntries(utmParameters.map((name) => [name, `${value}😀`.repeat(2)]));
        for (const kept of Object.values(readEnvelope(raw).attribution)) {
          expect(kept.isWellFormed()).toBe(true);
          expect(kept).not.toContain('\0');
          expect(kept.length).toBeLessThanOrEqual(300);
        }
      }),
    );
    expect(
      readEnvelope({ utm_source: `${'x'.repeat(299)}😀` }).attribution.utm_source,
    ).toHaveLength(300);
  });
});
