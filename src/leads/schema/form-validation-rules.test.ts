import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhoneOf, phoneCountries, toE164 } from '@/leads/schema/validate-phone-by-country';
import {
  bareNumber,
  isEmail,
  isVietnameseMobile,
  isWebsite,
} from '@/leads/schema/form-validation-rules';
import { vietnameseE164 } from '@/leads/schema/form-validation-rules';
import { cleanLine, cleanText } from '@/leads/schema/clean-text';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength, maxLength });
const letters = (minLength: number, maxLength: number) =>
  fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('')),
    minLength,
    maxLength,
  });
// Arbitrary Unicode strings, including what breaks databases and terminals: NUL, lone surrogates, direction marks.
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\0', '\ud800', '\udfff', '\u202e', 'e', '\u0301', ' ', '\r\n'),
  }),
);

describe('§5 email: local part or quoted, a domain with a dot, a top-level part of 2 or more letters', () => {
  it.each([
    'lan@tamvia.vn',
    'lan.tran+demo@mail.tamvia.com.vn',
    '"lan tran"@tamvia.vn',
    "o'neil@example.com",
    'LAN@TAMVIA.VN',
    'a@b-c.co',
  ])('%s is an e-mail address', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  it.each([
    'lan',
    'lan@',
    '@tamvia.vn',
    'lan@tamvia',
    'lan@tamvia.v',
    'lan@tamvia.12',
    'lan@.vn',
    'lan@-tamvia.vn',
    'lan@tamvia-.vn',
    'lan..tran@tamvia.vn',
    '.lan@tamvia.vn',
    'lan.@tamvia.vn',
    'lan tran@tamvia.vn',
    'lan@tamvia.vn, hoa@tamvia.vn',
    'Lan <lan@tamvia.vn>',
    'lan@@tamvia.vn',
    '"lan\n"@tamvia.vn',
    `${'a'.repeat(250)}@tamvia.vn`,
  ])('%j is no e-mail address', (value) => {
    expect(isEmail(value)).toBe(false);
  });

  it('any plain name at a domain with a dot and a two-letter ending is an e-mail address', () => {
    const address = fc.tuple(letters(1, 20), letters(1, 20), letters(2, 10));
    fc.assert(
      fc.property(address, ([local, domain, top]) => {
        expect(isEmail(`${local}@${domain}.${top}`)).toBe(true);
        expect(isEmail(`${local}@${domain}${top}`)).toBe(false);
        expect(isEmail(`${local}${domain}.${top}`)).toBe(false);
      }),
    );
  });

  it('a hostile value is validated without delay', () => {
    const started = performance.now();
    for (const value of [
      `${'a.'.repeat(126)}!`,
      `a@${'a-'.repeat(125)}`,
      `"${'"'.repeat(100_000)}`,
    ]) {
      expect(isEmail(value)).toBe(false);
    }
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('phone', () => {
  const prefixes = ['+84', '84', '0084', '0'] as const;

  it.each(prefixes)(
    '§5 phone: prefix +84, 84, 0084 or 0, then 2, 3, 5, 7, 8 or 9, then 8 to 9 more digits (%s)',
    (prefix) => {
      for (let first = 0; first <= 9; first += 1) {
        for (let more = 6; more <= 11; more += 1) {
          const allowed = [2, 3, 5, 7, 8, 9].includes(first) && (more === 8 || more === 9);
          const value = `${prefix}${first}${'1'.repeat(more)}`;
          expect([value, isVietnameseMobile(value)]).toEqual([value, allowed]);
        }
      }
    },
  );

  it.each([
    '',
    '0',
    '+84',
    '912345678',
    '+1912345678',
    '++84912345678',
    '0912a45678',
    '84+912345678',
  ])(
    '§5 phone: prefix +84, 84, 0084 or 0, then 2, 3, 5, 7, 8 or 9, then 8 to 9 more digits: %j is none',
    (value) => {
      expect(isVietnameseMobile(value)).toBe(false);
      expect(vietnameseE164(value)).toBeNull();
    },
  );

  it('D5 spaces, dots, dashes, slashes and parentheses in a phone number do not count', () => {
    const parts = fc.tuple(
      fc.constantFrom(...prefixes),
      fc.constantFrom(...'235789'.split('')),
      digits(8, 9),
      fc.array(fc.constantFrom(' ', '.', '-', '/', '(', ')', '\u00a0', '\u2011', '\u2013', ''), {
        minLength: 20,
        maxLength: 20,
      }),
    );
    fc.assert(
      fc.property(parts, ([prefix, first, rest, gaps]) => {
        const plain = `${prefix}${first}${rest}`;
        const spaced = plain
          .split('')
          .map((character, index) => `${character}${gaps[index]}`)
          .join('');
        expect(isVietnameseMobile(spaced)).toBe(true);
        expect(bareNumber(spaced)).toBe(plain);
        expect(vietnameseE164(spaced)).toBe(`+84${first}${rest}`);
        expect(toE164(spaced, '')).toBe(`+84${first}${rest}`);
        expect(toE164(spaced, 'VN')).toBe(`+84${first}${rest}`);
      }),
    );
  });

  it("D5 another country's number is checked with that country's rule", () => {
    expect(isPhoneOf('9123 4567', 'SG')).toBe(true);
    expect(isPhoneOf('+65 9123 4567', 'SG')).toBe(true);
    expect(toE164('9123 4567', 'SG')).toBe('+6591234567');
    expect(isPhoneOf('123', 'SG')).toBe(false);
    expect(isPhoneOf('+65 9123 4567', 'JP')).toBe(false);
    expect(isPhoneOf('9123 4567', 'XX')).toBe(false);
    expect(toE164('9123 4567', 'XX')).toBeNull();
  });

  it('the countries begin with Viet Nam and have names in both languages', () => {
    for (const [language, name] of [
      ['vi', 'Việt Nam'],
      ['en', 'Vietnam'],
    ] as const) {
      const countries = phoneCountries(language);
      expect(countries[0]).toEqual({ code: 'VN', name });
      expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    }
  });
});

describe('website addresses', () => {
  it.each([
    'tamvia.vn',
    'www.tamvia.vn/x?y=1#z',
    'http://tamvia.vn',
    'https://tamvia.com.vn:8443/',
    'HTTPS://TAMVIA.VN',
    'bánhmì.vn',
  ])('%s is a website', (value) => {
    expect(isWebsite(value)).toBe(true);
  });

  it.each([
    'tamvia',
    'localhost',
    'tamvia.v',
    'tamvia.vn.',
    '.vn',
    'tamvia..vn',
    '127.0.0.1',
    'http://[::1]/',
    'ftp://tamvia.vn',
    'javascript:alert(1)',
    'javascript://tamvia.vn/%0aalert(1)',
    'data:text/html,x.vn',
    'lan@tamvia.vn',
    'https://user:pass@tamvia.vn',
    'tamvia.vn <script>',
    'tam via.vn',
    'https://',
    'tamvia.vn\\x',
  ])('%j is no website', (value) => {
    expect(isWebsite(value)).toBe(false);
  });
});

describe('cleaning', () => {
  it('typed text is stored in composed Unicode, without control characters and needless spaces', () => {
    expect(cleanLine('  Trần\u0000  Thi\u0323\u0007 Lan\n')).toBe('Trần Thị Lan');
    expect(cleanText(' một\r\nhai\rba\n\nbốn \u0000')).toBe('một\nhai\nba\n\nbốn');
  });

  it('no rule throws for any input, and cleaning twice gives the same as cleaning once', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        for (const clean of [cleanLine, cleanText]) {
          const once = clean(typed);
          expect(once.isWellFormed()).toBe(true);
          expect(once).not.toContain('\0');
          expect(clean(once)).toBe(once);
        }
        for (const rule of [isEmail, isVietnameseMobile, isWebsite]) {
          expect(typeof rule(typed)).toBe('boolean');
        }
        expect(isPhoneOf(typed, 'SG')).toBe(false);
        expect(isPhoneOf('9123 4567', typed)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
