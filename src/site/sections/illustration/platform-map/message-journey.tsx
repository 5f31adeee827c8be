import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Avatar } from '../../../pictures/drawing-components/avatar';
import { Chip } from '../../../pictures/drawing-components/topic-chip';
import { Score } from '../../../pictures/drawing-components/five-point-score';
import { AiSparkIcon } from '../../../pictures/drawing-components/ai-spark-icon';
import { hueOf, type Hue } from '../../../ui/card-colour-by-id';

type JourneyProps = {
  /** The names of the four products, in their order. */
  products: readonly string[];
  locale: Locale;
};

type Stop = {
  time: string;
  title: string;
  /** The product that handles the message, by its number among the four, from 1. */
  product: 1 | 2 | 3 | 4;
  /** Whether the message waits for a person at this step; then the card has a golden ring. */
  isGate?: boolean;
  card: ReactNode;
};

/**
 * The way of one message through the platform, from its arrival to the resulting score: a list along a horizontal line;
 * narrow screens scroll it sideways.
 */
export function Journey({ products, locale }: JourneyProps) {
  const t = getT(locale, 'sections');
  const customer = t('messageJourney.customer');
  const stops: Stop[] = [
    {
      time: t('messageJourney.messageTime'),
      title: t('messageJourney.messageTitle'),
      product: 2,
      card: (
        <>
          <Person name={customer} hue={2} note={t('messageJourney.channel')} />
          <p className="rounded-[14px] rounded-tl-[4px] bg-warm px-4 py-3">
            {t('messageJourney.message')}
          </p>
        </>
      ),
    },
    {
      time: t('messageJourney.knownTime'),
      title: t('messageJourney.knownTitle'),
      product: 3,
      card: (
        <>
          <p>{t('messageJourney.known')}</p>
          <p className="flex flex-wrap gap-1.5">
            <Chip hue={3}>{t('messageJourney.topic')}</Chip>{' '}
            <Chip hue={2}>{t('messageJourney.repeated')}</Chip>
          </p>
        </>
      ),
    },
    {
      time: t('messageJourney.draftTime'),
      title: t('messageJourney.draftTitle'),
      product: 2,
      card: (
        <>
          <p className="flex gap-2 text-tiny text-turmeric">
            <AiSparkIcon />
            {t('messageJourney.source')}
          </p>
          <p>{t('messageJourney.draft')}</p>
        </>
      ),
    },
    {
      time: t('messageJourney.approvalTime'),
      title: t('messageJourney.approvalTitle'),
      product: 2,
      isGate: true,
      card: (
        <>
          <p>{t('messageJourney.approval')}</p>
          <p className="justify-self-start rounded-[10px] bg-ink px-5 py-2 font-semibold text-paper">
            {t('messageJourney.send')}
          </p>
          <p className="text-tiny text-muted">{t('messageJourney.rule')}</p>
        </>
      ),
    },
    {
      time: t('messageJourney.taskTime'),
      title: t('messageJourney.taskTitle'),
      product: 4,
      card: (
        <>
          <p className="font-semibold">{t('messageJourney.task')}</p>
          <Person name={t('messageJourney.owner')} hue={4} note={t('messageJourney.due')} />
        </>
      ),
    },
    {
      time: t('messageJourney.scoreTime'),
      title: t('messageJourney.scoreTitle'),
      product: 1,
      card: (
        <>
          <p className="font-semibold">{t('messageJourney.question')}</p>
          <div aria-hidden="true">
            <Score chosen={4} />
          </div>
          <p>{t('messageJourney.answer')}</p>
        </>
      ),
    },
  ];
  return (
    <div className="mt-16 border-t border-line-dark pt-10 desktop:pt-16">
      <div className="grid gap-x-12 gap-y-4 desktop:grid-cols-[1.5fr_1fr] desktop:items-end">
        <h3 id="message-journey" className="type-h3">
          {t('messageJourney.title')}
        </h3>
        <p className="text-muted-dark">{t('messageJourney.text')}</p>
      </div>
      <div className="relative mt-10">
        <span
          aria-hidden="true"
          className="drawn absolute inset-x-0 top-2 h-px bg-gold max-desktop:hidden"
        />
        <div
          role="region"
          aria-labelledby="message-journey"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a keyboard must reach it
          tabIndex={0}
          className="-mx-2.5 overflow-x-auto px-2.5 py-2"
        >
          <ol className="flex desktop:grid desktop:grid-cols-6 desktop:gap-x-5">
            {stops.map((stop) => (
              <StopItem key={stop.title} stop={stop} product={products[stop.product - 1]} />
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

type StopItemProps = { stop: Stop; product: string | undefined };

function StopItem({ stop: { time, title, isGate = false, card }, product }: StopItemProps) {
  return (
    <li className="relative w-64 shrink-0 border-t border-gold/50 pt-6 pr-4 desktop:w-auto desktop:border-transparent desktop:pr-0">
      <span
        aria-hidden="true"
        className="absolute -top-1.5 left-0 size-[13px] rounded-full border-2 border-gold bg-ink"
      />
      <div className="pb-4">
        <p className="flex flex-wrap items-baseline gap-x-3 text-small text-muted-dark">
          <span className="font-semibold text-gold tabular-nums">{time}</span> {product}
        </p>
        <h4 className="font-semibold">{title}</h4>
      </div>
      <div
        className={`rounded-card ${isGate ? 'ring-1 ring-gold ring-offset-4 ring-offset-ink' : ''}`}
      >
        <div
          data-ground="light"
          className="grid gap-3 rounded-card bg-paper p-4 text-small text-ink"
        >
          {card}
        </div>
      </div>
    </li>
  );
}

type PersonProps = { name: string; hue: Hue; note: string };

function Person({ name, hue, note }: PersonProps) {
  return (
    <p className="flex items-center gap-3">
      <span aria-hidden="true">
        <Avatar name={name} hue={hueOf(hue)} />
      </span>
      <span className="min-w-0 leading-tight">
        <span className="block font-semibold">{name}</span>{' '}
        <span className="text-muted">{note}</span>
      </span>
    </p>
  );
}
