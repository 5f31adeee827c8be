import type { Locale } from '@/i18n/locales';
import { readThroughCache } from '../read-through-content-cache';
import { findCards } from '../queries/payload/find-menu-cards';
import { listPlatforms } from '../entries/read-products-events-and-quotes';
import { getSettings } from '../settings/site-settings';
import { cardsTag } from '../cache-tags';
import { toMenuEntry, type MenuCard } from '../transforms/menu-card';
import type { FrameView } from '../header-and-footer-types';

function listCards(locale: Locale): Promise<MenuCard[]> {
  return readThroughCache({
    key: ['cards', locale],
    tags: [cardsTag(locale)],
    read: () => findCards(locale),
    isEmpty: (cards) => cards.length === 0,
  });
}

/**
 * Header and footer of every page in one language. Cards, platforms and settings are cached under tags of their own.
 */
export async function getFrame(locale: Locale): Promise<FrameView> {
  const [cards, platforms, settings] = await Promise.all([
    listCards(locale),
    listPlatforms(locale),
    getSettings(locale),
  ]);
  const { site, sources } = settings;
  const entries = (kind: MenuCard['kind']) =>
    cards.filter((card) => card.kind === kind).flatMap((card) => toMenuEntry(card, sources) ?? []);
  return {
    menus: {
      platforms: platforms ?? [],
      solutions: entries('solutions'),
      useCases: entries('use-cases'),
      industries: entries('industries'),
      metrics: entries('metrics'),
      resources: entries('resources'),
      resourceMetrics: entries('resource-metrics'),
    },
    settings: site,
  };
}
