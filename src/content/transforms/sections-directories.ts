import { toIntegrationList } from './integration-list';
import { toOpeningList } from './opening-list';
import { nonEmptyLines, type TransformsOf } from './section-tools';

/** Vacancies and integrations in the state that the page's address chose; what the press needs. */
export const directoryTransforms: TransformsOf<
  'openingList' | 'integrationList' | 'pressKit' | 'mediaList'
> = {
  openingList: async (block, { locale, lists, address = { path: '/careers', state: {} } }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    ...toOpeningList(await lists.entries.openings(locale), address, locale, new Date()),
  }),
  integrationList: async (
    block,
    { locale, lists, address = { path: '/marketplace', state: {} } },
  ) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    ...toIntegrationList(await lists.entries.integrations(locale), address, locale),
  }),
  pressKit: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
  }),
  mediaList: async (block, { locale, lists }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    entries: await lists.entries.newsroom(locale),
  }),
};
