import { toArticleList } from './article-list';
import { toComparisonGroups } from './comparison-list';
import { nonEmptyLines, type TransformsOf } from './section-tools';

/** Sections that show a list of the CMS in the state that the page's address chose. */
export const listTransforms: TransformsOf<'articleList' | 'comparisonList'> = {
  articleList: async (block, { locale, lists, address = { path: '/blog', state: {} } }) =>
    toArticleList(
      nonEmptyLines(block.title),
      await lists.entries[block.source](locale),
      address,
      locale,
    ),
  comparisonList: async (block, { locale, lists }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    groups: toComparisonGroups(await lists.entries.comparisons(locale)),
  }),
};
