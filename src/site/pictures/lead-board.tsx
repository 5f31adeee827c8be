import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { cssNumber } from '@/lib/css-number-attribute';
import { Avatar } from './drawing-components/avatar';
import { Panel } from './drawing-components/picture-panel';

type LeadBoardProps = { locale: Locale };
type ClockProps = { left: number };

/** A dial whose slice shows how many of thirty minutes are left. */
function Clock({ left }: ClockProps) {
  return (
    <i
      data-x={cssNumber(Math.round((left / 30) * 100))}
      className="size-4 rounded-full bg-turmeric-soft bg-[conic-gradient(currentColor_var(--x-percent),transparent_0)]"
    />
  );
}

/**
 * The columns of the board with their lead cards. A card shows the minutes left to answer (`left`), after how many
 * minutes the person was called (`called`), or the trial class that the person has booked.
 */
const columns = [
  {
    title: 'new',
    leads: [
      { name: 'first', price: 12_500_000, left: 11 },
      { name: 'second', price: 6_800_000, left: 26 },
    ],
  },
  {
    title: 'contacted',
    leads: [
      { name: 'third', price: 12_500_000, called: 9 },
      { name: 'fourth', price: 9_200_000, called: 21 },
    ],
  },
  { title: 'booked', leads: [{ name: 'fifth', price: 6_800_000 }] },
] as const;

/** A sales board in three columns: new, contacted, booked. */
export function LeadBoard({ locale }: LeadBoardProps) {
  const t = getT(locale, 'pictures');
  const state = (lead: (typeof columns)[number]['leads'][number]) => {
    if ('left' in lead) {
      return (
        <span className="flex items-center gap-1.5 font-semibold text-turmeric">
          <Clock left={lead.left} />
          {t('leadBoard.left', { minutes: lead.left })}
        </span>
      );
    }
    return 'called' in lead ? (
      <span>{t('leadBoard.called', { minutes: lead.called })}</span>
    ) : (
      <span className="font-semibold text-jade">{t('leadBoard.trial')}</span>
    );
  };
  return (
    <Panel alt={t('leadBoard.alt')} className="bg-warm">
      <div className="grid gap-5 text-tiny @lg:grid-cols-3 @lg:gap-3">
        {columns.map(({ title, leads }) => (
          <div
            key={title}
            className="grid content-start gap-2 @min-[22rem]:grid-cols-2 *:nth-2:last:col-span-full @lg:grid-cols-1"
          >
            <p className="col-span-full flex items-center gap-2 text-small font-semibold">
              {t(`leadBoard.${title}`)}
              <span className="rounded-full bg-silk px-2 text-tiny">{leads.length}</span>
            </p>
            {leads.map((lead) => (
              <div key={lead.name} className="rounded-[14px] bg-paper p-3.5 leading-snug">
                <b className="text-small font-semibold">{t(`leadBoard.${lead.name}`)}</b>
                <p className="flex flex-wrap justify-between text-muted">
                  {t(`leadBoard.${lead.name}Course`)}
                  <span className="@min-[22rem]:w-full">
                    {t('leadBoard.price', { amount: lead.price.toLocaleString(locale) })}
                  </span>
                </p>
                <p className="mt-2 flex h-9 items-center justify-between">
                  {state(lead)}
                  <Avatar name={t(`leadBoard.${lead.name}Owner`)} hue={4} />
                </p>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}
