import { toArticleList } from './article-list';
import { toComparisonGroups } from './comparison-list';
import { toHelpList } from './help-list';
import { toNewsList } from './news-list';
import { toResourceList } from './resource-list';
import { toStoryList } from './story-list';
import { nonEmptyLines, type TransformsOf } from './section-tools';

type ListName =
  | 'articleList'
  | 'comparisonList'
  | 'helpList'
  | 'newsList'
  | 'releaseList'
  | 'resourceList'
  | 'storyList'
  | 'toolList';

/** Sections that show a list of the CMS in the state that the page's address chose. */
export const listTransforms: TransformsOf<ListName> = {
  articleList: async (block, { locale, lists, address = { path: '/blog', state: {} } }) =>
    toArticleList(
      nonEmptyLines(block.title),
      await lists.entries[block.source](locale),
      address,
      locale,
    ),
  storyList: async (block, { locale, lists, address = { path: '/customers', state: {} } }) =>
    toStoryList(nonEmptyLines(block.title), await lists.entries.stories(locale), address, locale),
  helpList: async (_block, { locale, lists, address = { path: '/help-center', state: {} } }) =>
    toHelpList(await lists.entries.help(locale), address, locale),
  resourceList: async (block, { locale, lists, address = { path: '/resources', state: {} } }) =>
    toResourceList(
      nonEmptyLines(block.title),
      await lists.entries.resources(locale),
      address,
      locale,
    ),
  toolList: async (block, { locale, lists }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    tools: await lists.entries.tools(locale),
  }),
  releaseList: async (block, { locale, lists }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    releases: await lists.entries.releases(locale),
  }),
  newsList: async (block, { locale, lists, address = { path: '/news-and-press', state: {} } }) =>
    toNewsList(
      nonEmptyLines(block.title),
      await lists.entries.newsAndPress(locale),
      address,
      locale,
    ),
  comparisonList: async (block, { locale, lists }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    groups: toComparisonGroups(await lists.entries.comparisons(locale)),
  }),
};
