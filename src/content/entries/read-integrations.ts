import type { Locale } from '@/i18n/locales';
import { type EntryAddress, findEntries, findEntry } from '../queries/payload/find-entries';
import { toIntegration, toIntegrationSummary } from '../transforms/entries/integrations';
import type { IntegrationPage, IntegrationSummary } from '../entry-view-model-types';
import { readEntry, readList, relatedTo } from './read-cached-entries';

const collection = 'integrations';
const shows: ['categories'] = ['categories'];

/** The published integrations, in the editors' order. */
export function listIntegrations(locale: Locale): Promise<IntegrationSummary[]> {
  return readList({
    list: collection,
    locale,
    find: () => findEntries(collection, locale),
    toView: toIntegrationSummary,
    shows,
  });
}

export async function getIntegration(address: EntryAddress): Promise<IntegrationPage | null> {
  const { locale, slug } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: () => findEntry(collection, address),
    toView: toIntegration,
    shows,
  });
  if (!page) return null;
  const related = relatedTo(
    slug,
    (await listIntegrations(locale)).filter(({ comingSoon }) => !comingSoon),
    (integration) =>
      integration.category !== null &&
      integration.category.slug === page.integration.category?.slug,
  );
  return { ...page, related };
}
