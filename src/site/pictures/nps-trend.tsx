import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { cssNumber } from '@/lib/css-number-attribute';
import { Chip } from './drawing-components/topic-chip';
import { Panel } from './drawing-components/picture-panel';

type NpsTrendProps = { locale: Locale };

const weeks = [39, 37, 38, 38, 36, 37, 34, 37, 40, 42, 45, 46];
const fixed = 6;
const ticks = [50, 40, 30];
const [now, before] = [weeks.at(-1) ?? 0, weeks[fixed] ?? 0];

/** The position of a week, in percent of the plot's width from its left edge. */
const across = (week: number) => Number(((week / (weeks.length - 1)) * 100).toFixed(1));
const down = (value: number) => (50 - value) * 5;
const points = weeks.map((value, week) => `${across(week)},${down(value)}`);
const fall = points.slice(0, fixed + 1).join(' ');
const rise = points.slice(fixed).join(' ');

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;
const dot =
  'absolute top-(--y-percent) left-(--x-percent) size-3.5 -translate-1/2 rounded-full border-[3px]';

/** Twelve weeks of a shop's NPS, and the week in which something was fixed. */
export function NpsTrend({ locale }: NpsTrendProps) {
  const t = getT(locale, 'pictures');
  return (
    <Panel alt={t('npsTrend.alt')}>
      <p className="text-muted">{t('npsTrend.title')}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-[3rem] leading-none font-semibold tracking-tight">{now}</span>
        <Chip hue={1}>{t('npsTrend.delta', { points: now - before, week: fixed + 1 })}</Chip>
      </p>
      <div className="mt-6 grid grid-cols-[auto_1fr] gap-x-3 text-tiny text-muted tabular-nums">
        <div className="flex h-40 @md:h-48 flex-col justify-between">
          {ticks.map((tick) => (
            <span key={tick} className="h-0 leading-none -translate-y-1.5">
              {tick}
            </span>
          ))}
        </div>
        <div className="drawn relative mr-2">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute size-full overflow-visible"
          >
            <path d="M0 0H100M0 50H100M0 100H100" className="text-line" {...line} strokeWidth={1} />
            <polygon points={`${across(fixed)},100 ${rise} 100,100`} className="fill-jade-soft" />
            <polyline points={fall} className="text-line-control" {...line} />
            <polyline points={rise} className="text-jade" {...line} />
          </svg>
          <span
            data-x={cssNumber(across(fixed))}
            className="absolute inset-y-0 left-(--x-percent) border-l border-dashed border-ink"
          />
          <span
            data-x={cssNumber(across(fixed))}
            className="absolute top-2 left-0 w-(--x-percent) pr-3 text-right leading-snug font-semibold text-ink"
          >
            {t('npsTrend.fix')}
          </span>
          <span
            data-x={cssNumber(across(fixed))}
            data-y={cssNumber(down(before))}
            className={`${dot} border-ink bg-paper`}
          />
          <span
            data-x={cssNumber(100)}
            data-y={cssNumber(down(now))}
            className={`${dot} border-paper bg-jade`}
          />
        </div>
        <div className="relative col-start-2 mt-2 mr-2 flex justify-between">
          <span>{t('npsTrend.week', { week: 1 })}</span>
          <span
            data-x={cssNumber(across(fixed))}
            className="absolute left-(--x-percent) -translate-x-1/2 font-semibold text-ink"
          >
            {t('npsTrend.week', { week: fixed + 1 })}
          </span>
          <span>{t('npsTrend.week', { week: weeks.length })}</span>
        </div>
      </div>
    </Panel>
  );
}
