import type { Locale } from '@/i18n/locales';
import { entryPath } from '@/lib/urls-of-entry-lists';
import { pastFrom } from '@/lib/when-event-ends';
import type { EventPage } from '@/payload-types';
import type {
  EventOwnView,
  EventPhase,
  EventSpeaker,
  EventSummary,
} from '../../entry-view-model-types';
import { toButton } from '../button';
import { toImage } from '../image';
import { toCover, toHead, toSummary, type EntryHead } from './shared-entry-transforms';

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
  Pick<
    EventOwnView,
    'event' | 'cta' | 'background' | 'backgroundInMobile' | 'agenda' | 'speakers'
  > {
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
    speakers: toSpeakers((doc.agenda ?? []).map(({ speaker }) => speaker)),
  };
}

/** The speakers of an agenda, each once, from lines of `Name, role; Name, role`; the role may be missing. */
function toSpeakers(lines: readonly (string | null | undefined)[]): EventSpeaker[] {
  const speakers = new Map<string, EventSpeaker>();
  for (const said of lines.flatMap((line) => (line ?? '').split(';'))) {
    const [name = '', ...rest] = said.split(',');
    const role = rest.join(',').trim() || null;
    const key = name.trim();
    if (key && (role || !speakers.has(key))) {
      // Of a speaker who is named several times the first role counts: it is usually the most complete one.
      speakers.set(key, { name: key, role: speakers.get(key)?.role ?? role });
    }
  }
  return [...speakers.values()];
}

/** The phase of an event at a moment, and when the phase changes next. */
export function phaseOf(
  { startsAt, endsAt }: Pick<EventSummary, 'startsAt' | 'endsAt'>,
  now: Date,
): { phase: EventPhase; until: Date | null } {
  if (startsAt === null) return { phase: 'coming', until: null };
  const start = new Date(startsAt);
  const end = pastFrom(startsAt, endsAt);
  if (now < start) return { phase: 'coming', until: start };
  return now < end ? { phase: 'running', until: end } : { phase: 'past', until: null };
}

const DAY_IN_MS = 24 * 3_600_000;

/** The number of whole days until an event begins; null without a date, and once it has begun. */
export function daysUntil({ startsAt }: Pick<EventSummary, 'startsAt'>, now: Date): number | null {
  const left = startsAt === null ? 0 : Date.parse(startsAt) - now.getTime();
  return left > 0 ? Math.floor(left / DAY_IN_MS) : null;
}
