import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from '@/cms/access/password-rules';
import { superlativeFindings } from '@/cms/publish-checks/rules/superlative-claims';
import { glyphFindings } from '@/cms/publish-checks/rules/wrong-language-and-glyphs';
import type { Part } from '@/cms/publish-checks/walk-document-fields';
import { readQuery } from '@/content/search/parse-search-query';
import { decodedPath } from '@/i18n/follow-redirects';
import {
  emailKeyOf,
  searchSpellings,
  searchTextOf,
} from '@/leads/management/match-leads-of-same-person';
import { judgeResume } from '@/leads/intake/validate-form';
import { columnOf } from '@/leads/import-export/ad-lead-column-names';
import { adColumnKeys } from '@/leads/import-export/export-column-names';
import { judgeAdValues, salvageAdValues } from '@/leads/import-export/validate-ad-lead-values';
import { industryOf, jobTitleOf } from '@/leads/import-export/choice-code-of-label';
import { letterSchema } from '@/leads/mail/mail-to-lead';
import { isPhoneOf, toE164 } from '@/leads/schema/validate-phone-by-country';
import { controlsOf, formKinds } from '@/leads/schema/form-definitions';
import * as rules from '@/leads/schema/form-validation-rules';
import { readEnvelope } from '@/leads/intake/read-posted-form';
import { cleanLine, cleanText, cutLine } from '@/leads/schema/clean-text';
import {
  parametersOf,
  readTouch,
  touchOf,
  utmParameters,
} from '@/leads/schema/attribution-touchpoint';
import { validateSubmission } from '@/leads/schema/validate-submission';
import { phoneKeyOf } from '@/leads/privacy/phone-number-spellings';
import { readToken } from '@/leads/model/signed-link-tokens';
import { accentText, foldText } from '@/lib/fold-text-for-search';
import { slugOf } from '@/lib/fragment-id-of-text';
import { isBot } from '@/tracking/analytics/detect-bots';
import { originOf } from '@/tracking/analytics/visit-origin';
import { eventChoices, validForms } from '../tests/support/valid-forms';
import { leastTimes } from '../tests/support/measure-least-times';

/** Inputs that make a badly written regular expression slow (ReDoS), by name; each repeats a few characters. */
const alphabets: Record<string, (length: number) => string> = {
  'marks on one letter': (length) => `a${'\u0301\u0316'.repeat(length / 2)}`,
  'marks on one letter in a host': (length) => `https://a${'\u0301\u0316'.repeat(length / 2)}.vn/`,
  'marks that are two': (length) => `a${'\u0344'.repeat(length)}`,
  'spaces inside': (length) => `a${' '.repeat(length)}b`,
  'spaces and breaks': (length) => `a${' \n'.repeat(length / 2)}!`,
  "'admin' again and again": (length) => `${'admin'.repeat(length / 5)}x`,
  "'is', 'my' and digits": (length) => `${'passwordismy1'.repeat(length / 13)}!`,
  quotes: (length) => `"${'"'.repeat(length)}@a.vn`,
  'dots and letters': (length) => `${'a.'.repeat(length / 2)}!`,
  'an endless domain': (length) => `a@${'a-'.repeat(length / 2)}`,
  'labels of a domain': (length) => `a@${'a.'.repeat(length / 2)}1`,
  digits: (length) => '9'.repeat(length),
  'digits behind +84': (length) => `+84${'9'.repeat(length)}x`,
  'digits with spaces': (length) => `0${'9 '.repeat(length / 2)}`,
  zeros: (length) => `00${'0'.repeat(length)}84`,
  slashes: (length) => `https:${'/'.repeat(length)}`,
  'an endless path': (length) => `a.vn/${'/a'.repeat(length / 2)} `,
  'letters outside ASCII in a host': (length) => `https://${'ü'.repeat(length)}.vn`,
  brackets: (length) => '(1) '.repeat(length / 4),
  hyphens: (length) => `${'-'.repeat(length)}!`,
  'small letters': (length) => 'a'.repeat(length),
  'half pairs': (length) => '\ud800'.repeat(length),
};

const context = { isForeignPhone: isPhoneOf, event: eventChoices, resume: 'valid' } as const;

const controls = formKinds.flatMap((kind) =>
  controlsOf(kind).map(
    ([name]) =>
      [
        `${kind}: ${name}`,
        (text: string) =>
          validateSubmission(
            kind,
            { ...validForms[kind], phoneCountry: 'SG', [name]: text },
            context,
          ),
      ] as const,
  ),
);

const part = (value: string): Part => ({
  block: null,
  path: 'banner.title',
  place: { vi: '', en: '' },
  name: 'title',
  type: 'text',
  value,
});

/** The parsers of input from visitors and staff, by what they parse. */
const readers: readonly (readonly [string, (text: string) => unknown])[] = [
  ...controls,
  ['a line', cleanLine],
  ['a text', cleanText],
  ['a line that is cut', (text) => cutLine(text, 300)],
  ['an e-mail address', rules.isEmail],
  ['a phone number', rules.isVietnameseMobile],
  ['a website', rules.isWebsite],
  ['a tax code', rules.isDigits],
  ['a quantity', rules.isQuantity],
  ['a foreign number', (text) => [isPhoneOf(text, 'SG'), toE164(text, 'SG')]],
  [
    'hidden controls',
    (text) => {
      const names = ['page', 'key', 'startedAt', 'event', 'document', 'position', 'fax_number'];
      return readEnvelope(
        Object.fromEntries([...names, ...utmParameters].map((name) => [name, text])),
      );
    },
  ],
  [
    'a touch',
    (text) =>
      readTouch(
        JSON.stringify({ at: text, page: text, referrer: text, parameters: { [text]: text } }),
      ),
  ],
  [
    'a landing address',
    // The query is parsed beforehand, so that the measured time contains only our parser.
    (text) => [
      parametersOf(new URLSearchParams({ utm_source: text, gclid: text })),
      touchOf(new URL('https://a.vn/'), text, null),
    ],
  ],
  ["a file's name", (text) => judgeResume({ name: text, bytes: null })],
  ['a password', (text) => passwordProblem(text, 'lan@tamvia.vn')],
  ["a password's account", (text) => passwordProblem('a-long-enough-password', text)],
  ['a search', readQuery],
  ['words as they are compared', foldText],
  ['words with their accents', accentText],
  ['an anchor', slugOf],
  ['an address of a page', decodedPath],
  ['a search of leads', searchSpellings],
  [
    'what a search looks through',
    (text) => [searchTextOf({ name: text, email: text, phone: text }), emailKeyOf(text)],
  ],
  ['a number of a person', phoneKeyOf],
  ['a header of a file', columnOf],
  [
    'a cell of a file',
    (text) =>
      adColumnKeys.map((key) => {
        const given = { email: 'lan@tamvia.vn', [key]: text };
        return [judgeAdValues(given), salvageAdValues(given)];
      }),
  ],
  [
    'a choice in a file',
    (text) => [industryOf(text.slice(0, 2000)), jobTitleOf(text.slice(0, 2000))],
  ],
  ['a letter', (text) => letterSchema.safeParse({ key: '', subject: text, message: text })],
  ['a token', readToken],
  ['a browser', isBot],
  [
    "a visit's origin",
    (text) => originOf({ source: text, medium: text, campaign: text, referrer: text }),
  ],
  [
    'a text of an editor',
    (text) => [
      superlativeFindings([part(text)], 'vi', null),
      superlativeFindings([part(text)], 'en', null),
      glyphFindings([part(text)]),
    ],
  ],
];

const SHORT = 2_000;
const TIMES = 4;
/**
 * The limit for how many times longer four times the input may take. Linear work takes 4 times as long, quadratic
 * work 16 times.
 */
const MAX_TIME_RATIO = 9;
/** The minimum duration, in milliseconds, of a run that is compared: shorter runs say nothing about growth. */
const NOTHING_MS = 1;
/** Repetitions, because a busy machine may spoil a single comparison. */
const COMPARISONS = 3;

/** Whether four times the input takes far more than four times as long, comparing the fastest of several runs. */
async function growsTooFast(read: (text: string) => unknown, make: (length: number) => string) {
  const [short, long] = [make(SHORT), make(SHORT * TIMES)];
  for (let comparison = 0; comparison < COMPARISONS; comparison += 1) {
    const [atShort = 0, atLong = 0] = await leastTimes(
      5,
      [short, long].map((text) => () => Promise.resolve(read(text))),
    );
    if (atLong <= NOTHING_MS || atLong <= MAX_TIME_RATIO * atShort) return false;
  }
  return true;
}

describe('input of visitors and staff is parsed in linear time', () => {
  it.each(readers)('%s', async (_name, read) => {
    const found: string[] = [];
    for (const [alphabet, make] of Object.entries(alphabets)) {
      if (await growsTooFast(read, make)) found.push(alphabet);
    }
    expect(found).toEqual([]);
  });

  it('only one function normalises Unicode, and it limits the marks of a letter', () => {
    const root = path.resolve('src');
    const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('migrations'))
      .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('.normalize('));
    expect(found).toEqual([path.join('lib', 'normalize-unicode.ts')]);
  });
});
