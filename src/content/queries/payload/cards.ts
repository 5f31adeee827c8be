import type { Locale } from '@/i18n/locales';
import { cms } from '../../cms-instance';
import { PAGE_SIZE_LIMIT } from '../../contract/list-limit';
import { toMenuCard, type MenuCard } from '../../transforms/card';

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
