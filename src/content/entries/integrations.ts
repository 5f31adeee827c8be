import type { Locale } from '@/i18n/locales';
import { entryNamed, liveEntries } from '../queries/payload/entries';
import { cms } from '../payload';
import { toIntegration, toIntegrationSummary } from '../transforms/entries/integrations';
import type { IntegrationPage, IntegrationSummary } from '../types-entries';
import { readEntry, readList, relatedTo, type EntryAddress } from './read';

const collection = 'integrations';
const shows: ['categories'] = ['categories'];

/** The live integrations, in the editors' order. */
export function listIntegrations(locale: Locale): Promise<IntegrationSummary[]> {
  return readList({
    list: collection,
    locale,
    find: async () => (await cms()).find({ collection, ...liveEntries(locale) }),
    toView: toIntegrationSummary,
    shows,
  });
}

/** The integration at /marketplace/{slug}, or null. */
export async function getIntegration(address: EntryAddress): Promise<IntegrationPage | null> {
  const { locale, slug, draft } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: async () => (await cms()).find({ collection, ...entryNamed(locale, slug, draft) }),
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
