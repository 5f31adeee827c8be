import type { Locale } from '@/i18n/locales';
import { cms } from '../../register-cms-instance';
import { MAX_LIST_LENGTH } from '../../graphql-contract/max-list-length';
import { toMenuCard, type MenuCard } from '../../transforms/menu-card';

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
    limit: MAX_LIST_LENGTH,
    overrideAccess: true,
  });
  return docs.map((card) => toMenuCard(card, locale));
}
