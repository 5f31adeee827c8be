import type { Behaviour } from '@/lib/behaviour-type';
import { freshList } from '@/site/refetch/refetch-list-behaviour';

/** Behaviours of lists that browsers refetch: the only ones that load React, and only when a list has changed. */
export const freshLists = {
  'fresh-events': freshList(
    'events',
    async () => (await import('@/site/sections/entry-list/events/render-events')).drawEvents,
  ),
  'fresh-platforms': freshList(
    'platforms',
    async () =>
      (await import('@/site/sections/platform-showcase/render-product-cards')).drawPillars,
  ),
  'fresh-quotes': freshList(
    'quotes',
    async () => (await import('@/site/sections/customer-quotes/render-quotes')).drawQuotes,
  ),
  'fresh-videos': freshList(
    'videos',
    async () => (await import('@/site/sections/event-videos/render-videos')).drawVideos,
  ),
} satisfies Record<string, Behaviour>;
