import { toIntegrationList } from './integration-list';
import { toOpeningList } from './opening-list';
import { nonEmptyLines, type TransformsOf } from './section-tools';

/** Sections that show vacancies and integrations in the state that the page's address chose. */
export const directoryTransforms: TransformsOf<'openingList' | 'integrationList'> = {
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
};
