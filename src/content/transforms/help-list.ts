import { localizedPath, type Locale } from '@/i18n/locales';
import { foldText } from '@/lib/fold-text';
import { pageOf } from '@/lib/list-state';
import type { HelpLink, HelpListModel } from '@/site/sections/help-list/model';
import type { HelpSummary } from '../types-entries';
import { categoriesOf } from './article-list';
import { listLinks, toFilters, toPages } from './list-filters';
import type { ListAddress } from './section-tools';

const PAGE_SIZE = 8;
/** Questions a group shows before the link to all of them. */
const GROUP_SIZE = 4;

const toLink = ({ id, href, question, answer }: HelpSummary): HelpLink => ({
  id,
  href,
  question,
  answer,
});

/** Whether every word that was typed stands in the question, its answer or its group, in any order. */
function matches(help: HelpSummary, words: readonly string[]): boolean {
  const text = foldText(`${help.question} ${help.answer} ${help.category?.name ?? ''}`);
  return words.every((word) => text.includes(word));
}

/** Questions that say the words themselves stand before those that only answer with them. */
function search(all: readonly HelpSummary[], query: string): HelpSummary[] {
  const words = foldText(query).split(' ');
  const inQuestion = (help: HelpSummary) =>
    words.every((word) => foldText(help.question).includes(word));
  const found = all.filter((help) => matches(help, words));
  return [...found.filter(inQuestion), ...found.filter((help) => !inQuestion(help))];
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

/** The help centre in the state that its reader chose: everything in groups, or what was found. */
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
