import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { cssNumber } from '@/lib/css-number-attribute';
import { Avatar } from './drawing-components/avatar';
import { Curve, type Place } from './drawing-components/line-curve';
import { Panel } from './drawing-components/picture-panel';

type JourneyMapProps = { locale: Locale };

const moments = [
  { name: 'search', score: 4.3 },
  { name: 'store', score: 4.5 },
  { name: 'payment', score: 4.1 },
  { name: 'delivery', score: 2.6 },
  { name: 'return', score: 3.7 },
] as const;
const pain = 'delivery';

/** The position of a moment along the journey, in percent. */
const along = (index: number) => (index + 0.5) * 20;
const up = (score: number) => Math.round(((score - 2) / 3) * 100);
const level: Place[] = moments.map(({ score }, index) => [along(index), 100 - up(score)]);
const upright: Place[] = moments.map(({ score }, index) => [up(score), along(index)]);

/**
 * Five moments of a purchase with the customers' ratings, and details of the worst one. Vertical in a narrow panel,
 * horizontal in a wide one.
 */
export function JourneyMap({ locale }: JourneyMapProps) {
  const t = getT(locale, 'pictures');
  return (
    <Panel alt={t('journeyMap.alt')}>
      <p className="text-muted">{t('journeyMap.title')}</p>
      <div className="mt-3 grid grid-cols-[2fr_3fr] gap-x-4 @md:grid-cols-1 @md:gap-y-1">
        <div className="relative @md:row-start-2 @md:h-28">
          <Curve places={upright} className="@md:hidden" />
          <Curve places={level} flat className="hidden @md:block" />
          <div className="*:absolute *:top-(--x-percent) *:left-(--y-percent) *:-translate-1/2 *:rounded-full *:border-4 *:border-paper @md:*:top-[calc(100%-var(--y-percent))] @md:*:left-(--x-percent)">
            {moments.map(({ name, score }, index) => (
              <span
                key={name}
                className={name === pain ? 'size-6 bg-lotus' : 'size-5 bg-jade'}
                data-x={cssNumber(along(index))}
                data-y={cssNumber(up(score))}
              />
            ))}
          </div>
        </div>
        <div className="tabular-nums *:flex *:h-11 *:items-center *:justify-between *:border-line *:not-first:border-t @md:grid @md:grid-cols-5 @md:*:flex-col @md:*:border-0!">
          {moments.map(({ name, score }) => (
            <p key={name} className={name === pain ? 'font-semibold text-lotus' : ''}>
              <span>{t(`journeyMap.${name}`)}</span>
              <b className="font-semibold">{score.toLocaleString(locale)}</b>
            </p>
          ))}
        </div>
      </div>
      <div className="relative mt-4 grid items-center gap-3 rounded-[14px] bg-lotus-soft p-4 @md:grid-cols-[1fr_auto]">
        <span className="absolute -top-1.5 left-[69%] hidden size-4 rotate-45 bg-lotus-soft @md:block" />
        <p className="text-balance">
          <span className="text-lotus">{t('journeyMap.count')}</span>
          <span className="mt-1 block font-semibold">{t('journeyMap.quote')}</span>
        </p>
        <div className="flex items-center gap-3 rounded-[10px] bg-paper p-3 leading-snug">
          <Avatar name={t('journeyMap.owner')} hue={4} />
          <p>
            <span className="block font-semibold">{t('journeyMap.task')}</span>
            <span className="text-tiny text-muted">
              {t('journeyMap.due', { owner: t('journeyMap.owner') })}
            </span>
          </p>
        </div>
      </div>
    </Panel>
  );
}
