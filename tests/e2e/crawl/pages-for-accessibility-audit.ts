import { IS_EVERY_COMBINATION } from '../../support/all-combinations';
import { address, type Language, languages } from '../pages/page-languages';
import { copyOf, isPastEvent, lists, pathOfPage, slugsOf } from './read-seed-content';
import { LARGE_TEXT_WIDTHS, type LargeTextWidth } from './text-at-double-size';

type PageCopy = { sections: { blockType: string }[] };

const kindsOn = (slug: string) =>
  (copyOf('vi', 'pages', slug) as PageCopy).sections.map(({ blockType }) => blockType);

/** Pages that together have every section type: a greedy choice, first the page with most of the missing ones. */
function pagesOfAllKinds(): string[] {
  const missing = new Set(slugsOf('pages').flatMap(kindsOn));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const news = (slug: string) => new Set(kindsOn(slug).filter((kind) => missing.has(kind))).size;
    const best = slugsOf('pages').reduce((one, other) => (news(other) > news(one) ? other : one));
    for (const kind of kindsOn(best)) missing.delete(kind);
    chosen.push(pathOfPage(best));
  }
  return chosen;
}

const first = (list: string, isMeant: (slug: string) => boolean = () => true) =>
  slugsOf(list).find(isMeant);

/** One page for each entry template and each of its states. */
const templates = [
  ...Object.entries(lists).map(([list, base]) => `${base}/${first(list)}`),
  `/comparisons/${first('comparisons')}`,
  `/events/${first('event-pages', isPastEvent)}`,
  `/events/${first('event-pages', (slug) => !isPastEvent(slug))}`,
  '/careers/product-engineer', // an open vacancy
  '/careers/agent-test-engineer', // a closed vacancy
  '/marketplace/zalo-oa',
];

/** The templates of a language: each template is opened in one language, with every combination in both. */
const templatesIn = (language: Language): string[] =>
  templates.filter(
    (_, index) => IS_EVERY_COMBINATION || languages[index % languages.length] === language,
  );

const inLanguage = (paths: readonly string[], language: Language): Set<string> =>
  new Set(paths.map((path) => address(path, language)));

const ofAllKinds = pagesOfAllKinds();

/**
 * The URLs on which the crawl runs axe: every template and every section type in one language, and the home page in
 * both. long/axe-accessibility.spec.ts audits the whole site.
 */
export const audited: Record<Language, ReadonlySet<string>> = {
  vi: inLanguage([...ofAllKinds, ...templatesIn('vi')], 'vi'),
  en: inLanguage(['/', ...templatesIn('en')], 'en'),
};

const opened: Record<Language, ReadonlySet<string>> = {
  vi: audited.vi,
  // Texts have other widths in the other language.
  en: new Set([...audited.en, ...inLanguage(ofAllKinds, 'en')]),
};

/**
 * The widths at which the crawl looks at a URL with text of 200 %. The phone, which has the least room, is looked at in
 * both languages; for pages that are opened in both, `npm test` takes the desktop in English alone.
 */
export const widthsOfLargeText = (path: string, language: Language): readonly LargeTextWidth[] => {
  const isInBoth = inLanguage(ofAllKinds, language).has(path);
  if (IS_EVERY_COMBINATION || !isInBoth) return LARGE_TEXT_WIDTHS;
  return language === 'vi' ? [390] : LARGE_TEXT_WIDTHS;
};

/**
 * Whether the crawl opens a URL in a browser: every section type in both languages, and every template in one.
 * Of other URLs `npm test` only fetches the HTML; `npm run test:long` opens them too.
 */
export const isOpened = (path: string, language: Language): boolean =>
  IS_EVERY_COMBINATION || opened[language].has(path);
