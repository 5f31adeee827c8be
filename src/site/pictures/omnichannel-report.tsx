import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { cssNumber } from '@/lib/css-number-attribute';
import { Panel } from './drawing-components/picture-panel';

type OmnichannelReportProps = { locale: Locale };

/** The numbers of each channel: conversations a month, minutes to the first answer, percent of satisfied customers. */
const channels = [
  { name: 'zalo', volume: 1840, minutes: 2, csat: 92 },
  { name: 'phone', volume: 960, minutes: 1, csat: 88 },
  { name: 'messenger', volume: 720, minutes: 4, csat: 89 },
  { name: 'email', volume: 280, minutes: 42, csat: 81 },
] as const;
const slow = 'email';

const volume = channels.reduce((sum, channel) => sum + channel.volume, 0);
const most = Math.max(...channels.map((channel) => channel.volume));
/** The mean for the total row, weighted by conversations, so that it agrees with the rows. */
const mean = (of: 'minutes' | 'csat') =>
  Math.round(channels.reduce((sum, row) => sum + row[of] * row.volume, 0) / volume);
const times = Math.round(Math.max(...channels.map((row) => row.minutes)) / mean('minutes'));

/** A comparison of channels by the same three measures, with remarks on what stands out. */
export function OmnichannelReport({ locale }: OmnichannelReportProps) {
  const t = getT(locale, 'pictures');
  return (
    <Panel alt={t('omnichannelReport.alt')}>
      <p className="font-semibold">{t('omnichannelReport.title')}</p>
      <div className="mt-3 grid text-[min(1em,4.6vw)] grid-cols-[1fr_auto_auto_auto] gap-x-3 text-right tabular-nums *:col-span-full *:grid *:grid-cols-subgrid *:items-center *:border-line *:py-2 *:*:first:text-left @xs:gap-x-5 @md:grid-cols-[auto_auto_1fr_auto_auto] @md:*:border-t">
        <p className="items-end! border-0! leading-tight text-muted">
          <span>{t('omnichannelReport.channel')}</span>
          <span>{t('omnichannelReport.volume')}</span>
          <span className="@md:col-start-4">{t('omnichannelReport.response')}</span>
          <span>CSAT</span>
        </p>
        {channels.map((row) => (
          <p key={row.name}>
            <span>{t(`omnichannelReport.${row.name}`)}</span>
            <span>{row.volume.toLocaleString(locale)}</span>
            <span className="order-last col-span-full mt-1.5 rounded-full bg-indigo-soft @md:order-none @md:col-span-1 @md:mt-0">
              <span
                data-x={cssNumber(Math.round((row.volume / most) * 100))}
                className="block h-2 w-(--x-percent) rounded-full bg-indigo"
              />
            </span>
            <span
              className={`whitespace-nowrap ${row.name === slow ? 'font-semibold text-turmeric' : ''}`}
            >
              {t('omnichannelReport.minutes', { minutes: row.minutes })}
            </span>
            <span>{row.csat}%</span>
          </p>
        ))}
        <p className="mt-2 border-t border-ink! pt-3! font-semibold @md:mt-0">
          <span>{t('omnichannelReport.total')}</span>
          <span>{volume.toLocaleString(locale)}</span>
          <span className="@md:col-start-4">
            {t('omnichannelReport.minutes', { minutes: mean('minutes') })}
          </span>
          <span>{mean('csat')}%</span>
        </p>
      </div>
      <p className="mt-3 rounded-[10px] bg-turmeric-soft px-4 py-2.5 leading-snug font-semibold text-turmeric">
        {t('omnichannelReport.finding', { times })}
      </p>
    </Panel>
  );
}
