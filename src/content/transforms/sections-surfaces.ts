import { toEventsShown } from './event-list';
import { nonEmptyLines, type TransformsOf } from './section-tools';

type SurfaceName = 'eventList' | 'eventVideos' | 'customerQuotes';

/** Sections whose lists are asked for again in the browser (D24). */
export const surfaceTransforms: TransformsOf<SurfaceName> = {
  eventList: async (block, { address, locale, lists }) => {
    const { events, isIncomplete } = await lists.events(locale);
    return {
      titleLines: nonEmptyLines(block.title),
      text: block.text || null,
      events,
      isIncomplete,
      ...toEventsShown(events, address, locale),
    };
  },
  eventVideos: async (block, { locale, lists }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    videos: await lists.videos(locale),
    refetched: true,
  }),
  customerQuotes: async (block, { locale, lists }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    quotes: await lists.quotes(locale),
  }),
};
