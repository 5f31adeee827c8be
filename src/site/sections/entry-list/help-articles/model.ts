import { categoriesOf, listLinks, toFilters, toPages } from '@/content/transforms/list-filters';
import type { BlockOf, ListAddress, ListContext } from '@/content/transforms/transform-context';
import type { HelpSummary } from '@/content/entry-view-model-types';
import { localizedPath, type Locale } from '@/i18n/locales';
import { foldText } from '@/lib/fold-text-for-search';
import { pageOf } from '@/lib/list-filters-in-url';
import type { ListStateModel } from '@/lib/list-filters-and-pages-type';

export type HelpLink = { id: number; href: string; question: string; answer: string };

export type HelpListModel = ListStateModel & {
  search: {
    /** The target of the search form: the list's own URL. */
    action: string;
    /** The search text; empty when nothing is searched for. */
    query: string;
    /** The selected group, kept while searching; null: all groups. */
    category: string | null;
  };
  /** The content without search, group and page: the highlighted questions, and each group with its first questions. */
  overview: {
    highlighted: HelpLink[];
    groups: { id: number; name: string; href: string; total: number; questions: HelpLink[] }[];
  } | null;
  /** The content with a search, a group or a page: the matching questions, page by page. */
  results: { total: number; questions: HelpLink[] } | null;
};

const PAGE_SIZE = 8;
/** The number of questions that a group shows above the link to all of them. */
const GROUP_SIZE = 4;

const toLink = ({ id, href, question, answer }: HelpSummary): HelpLink => ({
  id,
  href,
  question,
  answer,
});

/**
 * Where all words of the search are found: 0 in the question, 1 in the question with its short answer and category, 2
 * in the question with its answer and text; null if they are not.
 */
function nearness(help: HelpSummary, words: readonly string[]): number | null {
  const { question, answer, text, category } = help;
  const grown = [
    question,
    `${question} ${answer} ${category?.name ?? ''}`,
    `${question} ${answer} ${text}`,
  ];
  const found = grown.findIndex((place) => {
    const folded = foldText(place);
    return words.every((word) => folded.includes(word));
  });
  return found < 0 ? null : found;
}

/** Finds questions that contain every word, in any order; the best matches first, then in the editors' order. */
function search(all: readonly HelpSummary[], query: string): HelpSummary[] {
  const words = foldText(query).split(' ');
  return all
    .map((help) => ({ help, near: nearness(help, words) }))
    .filter(({ near }) => near !== null)
    .toSorted((one, other) => (one.near ?? 0) - (other.near ?? 0))
    .map(({ help }) => help);
}

function toOverview(
  all: readonly HelpSummary[],
  address: ListAddress,
  locale: Locale,
): HelpListModel['overview'] {
  const hrefTo = listLinks(address, locale);
  return {
    highlighted: all.filter(({ highlight }) => highlight).map(toLink),
    groups: categoriesOf(all).map(({ id, slug, name }) => {
      const questions = all.filter(({ category }) => category?.slug === slug);
      return {
        id,
        name,
        href: hrefTo({ category: slug }),
        total: questions.length,
        questions: questions.slice(0, GROUP_SIZE).map(toLink),
      };
    }),
  };
}

/** Makes the model of the help center for the reader's choices: the overview, or the matching questions. */
export function toHelpList(
  all: readonly HelpSummary[],
  address: ListAddress,
  locale: Locale,
): HelpListModel {
  const { q = '', category = null, page: named } = address.state;
  const isPlain = !q && !category && !named;
  const inGroup = category ? all.filter((help) => help.category?.slug === category) : all;
  const page = pageOf(q ? search(inGroup, q) : inGroup, named, PAGE_SIZE);
  const groups = categoriesOf(all).map(({ slug, name }) => ({ value: slug, text: name }));
  return {
    allHref: listLinks(address, locale)({ q: null, category: null }),
    filters: toFilters('category', groups, address, locale),
    search: { action: `${localizedPath(locale, address.path)}#list`, query: q, category },
    overview: isPlain ? toOverview(all, address, locale) : null,
    results: isPlain ? null : { total: page.total, questions: page.items.map(toLink) },
    pages: isPlain ? { current: 1, hrefs: [] } : toPages(page, address, locale),
  };
}

export const toHelpListModel = async (
  _block: BlockOf<'entryList'>,
  { locale, lists, address }: ListContext,
): Promise<HelpListModel> => toHelpList(await lists.entries.help(locale), address, locale);
