import type { CollectionConfig } from 'payload';
import { eventGroup } from '../fields/admin-navigation-groups';
import { bannerField, eventTitleField } from '../fields/event-banner-fields';
import { contentCollection } from './define-content-collection';

/** An event of the AI CX Summit: `aiEvents` of the content contract (spec §3). */
export const aiEvents: CollectionConfig = contentCollection({
  slug: 'ai-events',
  one: { vi: 'Hội nghị AI CX', en: 'AI CX summit event' },
  many: { vi: 'Hội nghị AI CX', en: 'AI CX summit events' },
  group: eventGroup,
  title: 'title',
  searched: ['title', 'slug'],
  fields: [eventTitleField, bannerField({ withDate: true })],
});
