import { dateBlock } from '@/i18n/event-date-and-time';
import type { Locale } from '@/i18n/locales';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { AddressImage } from '../../../ui/image-of-unknown-size';
import { hueOf } from '../../../ui/card-colour-by-id';
import { Icon } from '../../../ui/icon';
import { TextLink } from '../../../ui/text-link';
import type { EventItem } from '@/content/list-item-and-text-types';
import type { EventWords } from './event-translations';

type ComingEventProps = { event: EventItem; index: number; locale: Locale; words: EventWords };

/** Time and place, each with an icon. */
function Facts({
  clock,
  place,
  zone,
}: {
  clock: string | null;
  place: string | null;
  zone: string;
}) {
  return (
    <ul className="mt-5 grid content-start gap-3 text-small">
      {clock ? (
        <li className="flex gap-2">
          <Icon name="calendar" className="size-5 shrink-0 text-(--hue)" />
          <span>
            <span className="tabular-nums">{clock}</span>, {withNoBreaks(zone)}
          </span>
        </li>
      ) : null}
      {place ? (
        <li className="flex gap-2">
          <Icon name="map-pin" className="size-5 shrink-0 text-(--hue)" />
          <span>{withNoBreaks(place)}</span>
        </li>
      ) : null}
    </ul>
  );
}

/** The card of an upcoming event, with its day as the largest element. */
export function ComingEvent({ event, index, locale, words }: ComingEventProps) {
  const date = event.startsAt ? dateBlock(locale, event.startsAt, event.endsAt) : null;
  const facts = <Facts clock={date?.clock ?? null} place={event.place} zone={words.zone} />;
  return (
    <article
      data-hue={hueOf(index + 1)}
      data-ground="light"
      className="grid overflow-hidden rounded-card bg-(--hue-soft) text-ink tablet:grid-cols-[200px_1fr] desktop:grid-cols-[240px_1fr_340px]"
    >
      <p className="border-(--hue) p-6 max-tablet:pb-0 tablet:border-r tablet:border-dashed tablet:p-8">
        {date ? (
          <time dateTime={event.startsAt ?? undefined} className="flex flex-col text-(--hue)">
            <span className="type-display leading-none tabular-nums">{date.day}</span>
            <span className="mt-2 font-semibold first-letter:uppercase">{date.month}</span>
            <span className="text-small first-letter:uppercase">{date.weekday}</span>
          </time>
        ) : (
          <span className="type-h3 text-(--hue)">{words.unset}</span>
        )}
      </p>
      <div className="flex flex-col items-start p-6 tablet:p-8">
        <h3 className="type-h3">{withNoBreaks(event.title)}</h3>
        {event.description ? (
          <p className="mt-2 max-w-[42em] whitespace-pre-line">{event.description}</p>
        ) : null}
        <div className={event.image ? '' : 'desktop:hidden'}>{facts}</div>
        {event.link ? (
          <p className="mt-auto pt-4">
            <TextLink href={event.link.href} text={event.link.text ?? words.details} arrow />
            <span className="sr-only">: {event.title}</span>
          </p>
        ) : null}
      </div>
      {event.image ? (
        <AddressImage
          src={event.image}
          alt=""
          sizes="(min-width: 1280px) 340px, 100vw"
          className="h-full max-desktop:hidden"
        />
      ) : (
        <div className="max-desktop:hidden desktop:p-8">{facts}</div>
      )}
    </article>
  );
}
