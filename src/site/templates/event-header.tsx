import type { EventPageView } from '@/content/entry-view-model-types';
import { dateBlock } from '@/i18n/event-date-and-time';
import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button-link';
import { buttonClass } from '../ui/button-style';
import { Icon } from '../ui/icon';
import { EventBackground } from './event-background';

type EventHeadProps = { page: EventPageView };

/** Title, time and place of an event on its background, with a countdown, or a note that it is over. */
export function EventHead({ page }: EventHeadProps) {
  const { daysLeft, event, locale, phase } = page;
  const t = getT(locale, 'events');
  return (
    <header
      data-ground="dark"
      className="relative isolate overflow-hidden bg-ink pt-[calc(var(--header-height)+88px)] pb-[330px] text-paper tablet:pb-[400px] desktop:pb-[clamp(72px,8vw,120px)]"
    >
      <EventBackground wide={page.background} upright={page.backgroundInMobile} />
      <div className="page-width">
        <div className="max-w-[42rem] desktop:max-w-[30rem]">
          <Badge text={t(`phase.${phase}`)} tone={phase === 'past' ? 'neutral' : 'hue'} />
          <h1 className="type-h1 mt-5 text-balance">{withNoBreaks(page.title)}</h1>
          {event.description ? (
            <p className="mt-5 max-w-[36em] text-lead text-muted-dark">{event.description}</p>
          ) : null}
          <EventFacts page={page} />
          {daysLeft !== null && event.startsAt ? (
            <Countdown locale={locale} startsAt={event.startsAt} days={daysLeft} />
          ) : null}
          <EventActions page={page} />
        </div>
      </div>
    </header>
  );
}

/** The day, the hours with their zone (D22), and the place. */
function EventFacts({ page: { event, locale } }: { page: EventPageView }) {
  const t = getT(locale, 'events');
  const date = event.startsAt ? dateBlock(locale, event.startsAt, event.endsAt) : null;
  return (
    <dl className="mt-8 grid gap-3">
      <div className="flex gap-3">
        <dt>
          <Icon name="calendar" className="size-6 text-gold" />
          <span className="sr-only">{t('when')}</span>
        </dt>
        <dd data-when>
          {date && event.startsAt ? (
            <>
              <time dateTime={event.startsAt} className="font-semibold">
                {t('day', { weekday: date.weekday, day: date.full })}
              </time>
              <span className="block tabular-nums text-muted-dark">
                {date.clock}, {t('zone')}
              </span>
            </>
          ) : (
            t('unset')
          )}
        </dd>
      </div>
      <div className="flex gap-3">
        <dt>
          <Icon name="map-pin" className="size-6 text-gold" />
          <span className="sr-only">{t('place')}</span>
        </dt>
        <dd>{event.place ?? t('online')}</dd>
      </div>
    </dl>
  );
}

type CountdownProps = { locale: Locale; startsAt: string; days: number };

/**
 * A countdown in days, hours and minutes. The server renders the days, which are shown without a script too. Each
 * figure has its space from the start (no layout shift). Screen readers get a sentence instead.
 */
function Countdown({ locale, startsAt, days }: CountdownProps) {
  const t = getT(locale, 'events');
  return (
    <>
      <p className="sr-only">{t('countdown.spoken', { count: days })}</p>
      <div
        aria-hidden="true"
        data-behaviour="event-countdown"
        data-countdown
        data-starts-at={startsAt}
        data-running={t('phase.running')}
        className="mt-8"
      >
        <p className="text-small text-muted-dark">{t('countdown.title')}</p>
        <p className="mt-2 flex">
          {(['days', 'hours', 'minutes'] as const).map((part) => (
            <span
              key={part}
              className={`border-l border-gold/50 pr-6 pl-4 tablet:pr-10 ${part === 'days' ? '' : 'noscript:hidden'}`}
            >
              <span
                data-part={part}
                className="type-h2 block min-w-[2ch] leading-none text-gold tabular-nums"
              >
                {part === 'days' ? String(days).padStart(2, '0') : '\u2007\u2007'}
              </span>
              <span className="mt-1.5 block text-small text-muted-dark">
                {t(`countdown.${part}`)}
              </span>
            </span>
          ))}
        </p>
      </div>
    </>
  );
}

/**
 * The buttons of an event. First, until the event is over: to the ticket form while tickets are sold, else to the
 * editor's link, else to the contact page. Then those to the recordings and to the calendar file.
 */
function EventActions({
  page: { cta, event, locale, offer, path, phase, videos },
}: {
  page: EventPageView;
}) {
  const t = getT(locale, 'events');
  const elsewhere = cta ?? { href: localizedPath(locale, '/contact'), text: t('noTickets.button') };
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      {phase !== 'past' ? (
        <ButtonLink {...(offer ? { href: '#ticket', text: t('register') } : elsewhere)} />
      ) : null}
      {videos?.some(({ videoId }) => videoId) ? (
        <ButtonLink href="#videos" text={t('watch')} icon="play" />
      ) : null}
      {phase !== 'past' && event.startsAt ? (
        <a href={localizedPath(locale, `${path}/calendar.ics`)} className={buttonClass('onDark')}>
          <Icon name="calendar" />
          {t('calendar')}
        </a>
      ) : null}
    </p>
  );
}
