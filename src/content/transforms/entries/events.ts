import type { Locale } from '@/i18n/locales';
import { entryPath } from '@/lib/entry-addresses';
import type { EventPage } from '@/payload-types';
import type { EventPageView, EventSummary } from '../../types-entries';
import { toButton } from '../button';
import { toCover, toHead, toImage, toSummary, type EntryHead } from './tools';

export function toEventSummary(doc: EventPage, locale: Locale): EventSummary {
  const { banner } = doc;
  return {
    ...toSummary(doc, entryPath('event-pages', doc.slug), locale),
    title: banner.title,
    description: banner.description || null,
    cover: toCover(banner.thumbnail, doc.picture),
    startsAt: doc.leadMagnetDateTime ?? null,
    endsAt: doc.endsAt ?? null,
    place: doc.place || null,
    cxTag: banner.cxTag || null,
  };
}

export function toEvent(
  doc: EventPage,
  locale: Locale,
): EntryHead &
  Pick<EventPageView, 'event' | 'cta' | 'background' | 'backgroundInMobile' | 'agenda'> {
  return {
    ...toHead(doc, doc.banner.title, doc.banner.description, locale),
    event: toEventSummary(doc, locale),
    cta: toButton(doc.banner.cta, locale),
    background: toImage(doc.background),
    backgroundInMobile: toImage(doc.backgroundInMobile),
    agenda: (doc.agenda ?? []).map(({ time, title, speaker }) => ({
      time: time || null,
      title,
      speaker: speaker || null,
    })),
  };
}
