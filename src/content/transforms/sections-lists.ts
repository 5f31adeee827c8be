import { toArticleList } from './article-list';
import { nonEmptyLines, type TransformsOf } from './section-tools';

/** Sections that show a list of the CMS in the state that the page's address chose. */
export const listTransforms: TransformsOf<'articleList'> = {
  articleList: async (block, { locale, lists, address = { path: '/blog', state: {} } }) =>
    toArticleList(
      nonEmptyLines(block.title),
      await lists.entries[block.source](locale),
      address,
      locale,
    ),
};
