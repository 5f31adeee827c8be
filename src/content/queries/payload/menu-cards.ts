import type { Locale } from '@/i18n/locales';
import { cms } from '../../cms-instance';
import { toMenuCard, type MenuCard } from '../../transforms/menu-card';

/** The most items in one answer of any list of the CMS (spec §9). */
const PAGE_SIZE_LIMIT = 1000;

/** The published entries of every menu in one language, in the editors' order. */
export async function findCards(locale: Locale): Promise<MenuCard[]> {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'cards',
    where: { _status: { equals: 'published' } },
    locale,
    fallbackLocale: false,
    sort: ['position', 'id'],
    depth: 0,
    limit: PAGE_SIZE_LIMIT,
    overrideAccess: true,
  });
  return docs.map((card) => toMenuCard(card, locale));
}
