import { expect } from '@playwright/test';
import { brand } from '../../../brand.config';
import type { Language } from '../pages/page-languages';
import type { Visit } from './visit-page';

/** What shows text in the other language, by the language of the page. */
const foreign: Record<Language, RegExp> = {
  vi: /\b(the|and|your|with|customers?)\b/i,
  // Capitalised names and the currency sign are allowed.
  en: /(?:^|[\s“(])(?!đ(?![a-z]))[a-zà-ỹ]*[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/,
};

/** Text in the other language without a `lang` attribute. */
function foreignText({ words, language }: Visit): string[] {
  const found = words.filter((line) => foreign[language].test(line.replace(brand.legalName, '')));
  // A single English term in a Vietnamese sentence is fine; a sentence of English words is not.
  return language === 'vi'
    ? found.filter((line) => !/[àáâãèéêìíòóôõùúýăđơư]/i.test(line) && line.split(' ').length > 4)
    : found;
}

/** Headings of the main content that skip a level, such as an h4 after an h2. */
const leaps = ({ headings }: Visit): string[] => {
  const own = headings.filter(({ inMain }) => inMain);
  return own
    .filter(({ level }, index) => level - (own[index - 1]?.level ?? 0) > 1)
    .map(({ text }) => text);
};

/** Checks one visit of the crawl, on a small phone and on a desktop; failures name the URL. */
export function expectGoodVisit(visit: Visit): void {
  const { path, language, status, lang, headings } = visit;
  const firstHeadings = headings.filter(({ level }) => level === 1).length;
  const found = {
    status,
    lang,
    firstHeadings,
    leaps: leaps(visit),
    foreignText: foreignText(visit),
  };
  expect
    .soft(found, path)
    .toEqual({ status: 200, lang: language, firstHeadings: 1, leaps: [], foreignText: [] });
  if (!visit.isOpened) return;
  const { beyond, poorImages, faults } = visit;
  expect
    .soft({ beyond, poorImages, faults }, path)
    .toEqual({ beyond: { 320: 0, 1280: 0 }, poorImages: [], faults: [] });
}
