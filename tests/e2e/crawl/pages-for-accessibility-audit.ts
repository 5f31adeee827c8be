import { IS_EVERY_COMBINATION } from '../../support/all-combinations';
import { address, type Language } from '../pages/page-languages';
import { copyOf, isPastEvent, lists, pathOfPage, slugsOf } from './read-seed-content';

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

const audited: Record<Language, Set<string>> = {
  vi: new Set([...pagesOfAllKinds(), ...templates]),
  en: new Set(['/', ...templates].map((path) => address(path, 'en'))),
};

/**
 * Whether the crawl runs axe on a URL: on every template in both languages, and on every section type in one.
 * long/axe-accessibility.spec.ts audits the whole site.
 */
export const isAudited = (path: string, language: Language): boolean => audited[language].has(path);

/** URLs of lists whose entries differ only in their text, so that one entry is audited for all. */
const WORDS_ALONE =
  /^(?:\/en)?\/(?:blog|careers|comparisons|customers|help-center|marketplace|news-and-press|resources)\/./;

/**
 * Whether the crawl opens a URL in a browser: every page made of sections, every event, and every
 * template in both languages. For other entries `npm test` only fetches the HTML; `npm run test:long` opens
 * them too.
 */
export const isOpened = (path: string, language: Language): boolean =>
  IS_EVERY_COMBINATION || isAudited(path, language) || !WORDS_ALONE.test(path);
