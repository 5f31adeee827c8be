/* oxlint-disable vitest/no-conditional-tests -- each kind of control has its own properties */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Control, FieldRule } from '@/leads/schema/form-controls';
import { isPhoneOf } from '@/leads/schema/validate-phone-by-country';
import {
  controlsOf,
  type FieldName,
  type FormKind,
  formKinds,
} from '@/leads/schema/form-definitions';
import { MAX_RESUME_BYTES, resumeType } from '@/leads/schema/resume-file-rules';
import { cleanLine, cleanText } from '@/leads/schema/clean-text';
import { type FormContext, TICKED, validateSubmission } from '@/leads/schema/validate-submission';
import english from '@messages/en/validation.json';
import vietnamese from '@messages/vi/validation.json';
import { docx, pdf } from '../../../tests/support/sample-upload-files';
import { eventChoices, validForms } from '../../../tests/support/valid-forms';

const context: FormContext = { isForeignPhone: isPhoneOf, event: eventChoices, resume: 'valid' };

const faultOf = (kind: FormKind, name: FieldName, value: unknown) =>
  validateSubmission(kind, { ...validForms[kind], [name]: value }, context).errors[name];

const digit = fc.constantFrom(...'0123456789'.split(''));
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split(''));
const word = (min: number, max: number) =>
  fc.string({ unit: letter, minLength: min, maxLength: max });
const number = (min: number, max: number) =>
  fc.string({ unit: digit, minLength: min, maxLength: max });

const mobile = fc
  .tuple(
    fc.constantFrom('+84', '84', '0084', '0'),
    fc.constantFrom(...'235789'.split('')),
    number(8, 9),
  )
  .map((parts) => parts.join(''));

/** Values that a rule accepts, and values that it refuses (spec §5, spec/forms.md). */
const rules: Record<FieldRule, { good: fc.Arbitrary<string>; bad: fc.Arbitrary<string> }> = {
  email: {
    good: fc.tuple(word(1, 20), word(1, 20), word(2, 8)).map(([a, b, c]) => `${a}@${b}.${c}`),
    bad: fc.oneof(
      word(1, 20),
      fc.tuple(word(1, 9), word(1, 9)).map(([a, b]) => `${a}@${b}`),
      fc.tuple(word(1, 9), word(1, 9), letter).map(([a, b, c]) => `${a}@${b}.${c}`),
      fc.tuple(word(1, 9), word(2, 9)).map(([a, b]) => `${a} ${b}@${b}.vn`),
    ),
  },
  phone: {
    good: mobile,
    bad: fc.oneof(
      fc
        .tuple(fc.constantFrom('0', '+84'), fc.constantFrom(...'0146'.split('')), number(8, 9))
        .map((p) => p.join('')),
      number(1, 8),
      fc.tuple(mobile, word(1, 3)).map((parts) => parts.join('')),
      mobile.map((value) => `${value}00`),
    ),
  },
  website: {
    good: fc.tuple(word(1, 20), word(2, 8)).map(([a, b]) => `${a}.${b}`),
    bad: fc.oneof(
      word(1, 20),
      fc.tuple(word(1, 9), word(2, 5)).map(([a, b]) => `${a}@${b}.vn`),
    ),
  },
  digits: {
    good: number(1, 20),
    bad: fc
      .tuple(number(0, 8), fc.constantFrom('-', ' 1', '.', 'a', '٣'), number(1, 9))
      .map((p) => `1${p.join('')}`),
  },
  quantity: {
    good: fc.integer({ min: 1, max: 10 }).map(String),
    bad: fc.oneof(
      fc.integer({ max: 0 }).map(String),
      fc.integer({ min: 11 }).map(String),
      fc.double({ min: 0.1, max: 9.9, noInteger: true }).map(String),
      word(1, 5),
    ),
  },
};

const blank = fc.string({
  unit: fc.constantFrom(' ', '\t', '\u00a0', '\n', '\u2003'),
  maxLength: 6,
});

/** The text of a message in Vietnamese and in English; '' where there is none. */
function sentences(key: string): [string, string] {
  const [group = '', message = ''] = key.split('.');
  const of = (tree: Record<string, Record<string, string>>) => tree[group]?.[message] ?? '';
  return [of(vietnamese), of(english)];
}

const everyControl = formKinds.flatMap((kind) =>
  controlsOf(kind).flatMap(([name, control]): [FormKind, FieldName, Control][] =>
    control.kind === 'file' ? [] : [[kind, name, control]],
  ),
);

describe.each(everyControl)('%s, %s', (kind, name, control) => {
  if (control.required) {
    it('left empty or blank, is reported as required in both languages', () => {
      fc.assert(
        fc.property(blank, (value) => {
          expect(faultOf(kind, name, value)).toBe(control.empty);
        }),
      );
      const [vi, en] = sentences(control.empty ?? '');
      expect(vi).toMatch(/\.$/);
      expect(en).toMatch(/^[\x20-\x7e]+\.$/);
    });
  } else {
    it('may be left empty', () => {
      fc.assert(
        fc.property(blank, (value) => {
          expect(faultOf(kind, name, value)).toBeUndefined();
        }),
      );
    });
  }

  const rule = control.rule && rules[control.rule];
  if (rule) {
    it('accepts every valid value, with spaces around it', () => {
      fc.assert(
        fc.property(rule.good, blank, blank, (value, before, after) => {
          expect(faultOf(kind, name, `${before}${value}${after}`)).toBeUndefined();
        }),
      );
    });
    it('refuses every other value as invalid', () => {
      fc.assert(
        fc.property(rule.bad, (value) => {
          expect(faultOf(kind, name, value)).toBe(control.invalid);
        }),
      );
      expect(sentences(control.invalid ?? '').every((sentence) => sentence.length > 10)).toBe(true);
    });
  } else if (control.kind === 'choice') {
    const offered = { hub: eventChoices.hubs, ticketType: eventChoices.ticketTypes }[name as 'hub'];
    const codes = offered ?? control.options ?? [];
    it('accepts only its codes', () => {
      for (const code of codes) expect(faultOf(kind, name, code)).toBeUndefined();
      fc.assert(
        fc.property(fc.string({ minLength: 1 }), (typed) => {
          const value = cleanLine(typed);
          fc.pre(value !== '' && !codes.includes(value));
          expect(faultOf(kind, name, typed)).toBe(control.empty ?? 'choice.invalid');
        }),
      );
    });
  } else if (control.kind === 'line' || control.kind === 'text') {
    it('accepts any text up to its maximum length, and reports a longer one as too long', () => {
      const clean = control.kind === 'text' ? cleanText : cleanLine;
      fc.assert(
        fc.property(fc.string({ unit: 'binary', minLength: 1 }), (value) => {
          const long = clean(value).length;
          fc.pre(long > 0 && long <= control.maxLength);
          expect(faultOf(kind, name, value)).toBeUndefined();
        }),
      );
      const tooLong = control.kind === 'text' ? 'description.tooLong' : 'text.tooLong';
      expect(faultOf(kind, name, 'ộ'.repeat(control.maxLength))).toBeUndefined();
      expect(faultOf(kind, name, 'ộ'.repeat(control.maxLength + 1))).toBe(tooLong);
    });
  } else if (control.kind === 'consent') {
    it('is ticked by one value only', () => {
      fc.assert(
        fc.property(fc.string(), (value) => {
          const isTicked = cleanLine(value) === TICKED;
          expect(faultOf(kind, name, value)).toBe(
            isTicked || !control.required ? undefined : control.empty,
          );
        }),
      );
    });
  }
});

describe('any bytes as a resume', () => {
  it('never throw, and are judged by their first bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
        expect(resumeType(bytes) === 'pdf').toBe(isPdf);
      }),
      { numRuns: 500 },
    );
  });

  it('a document with a changed byte, cut off, or with bytes appended', () => {
    const whole = docx();
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, byte, cut) => {
        const changed = whole.slice();
        changed[at] = byte;
        expect(['docx', null]).toContain(resumeType(changed));
        expect(resumeType(whole.subarray(0, cut))).toBe(cut === whole.length ? 'docx' : null);
      }),
      { numRuns: 500 },
    );
  });

  it('a PDF of up to 5 MB is accepted', () => {
    const file = new Uint8Array(MAX_RESUME_BYTES + 1);
    file.set(pdf());
    expect(resumeType(file.subarray(0, MAX_RESUME_BYTES))).toBe('pdf');
    expect(resumeType(file)).toBeNull();
  });
});
