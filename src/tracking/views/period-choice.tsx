import { type Period, PERIODS } from '../analytics/period';
import type { AnalyticsText } from './texts';

type PeriodChoiceProps = { period: Period; today: string; text: AnalyticsText };

/** The choice of the period, and a link to download it as a file. Works without a script. */
export function PeriodChoice({ period, today, text }: PeriodChoiceProps) {
  const { from, to, days } = period;
  const file = new URLSearchParams({ from, to });
  return (
    <nav className="response-periods visits-period" aria-label={text.period}>
      {PERIODS.map((count) => (
        <a key={count} href={`?days=${count}`} aria-current={count === days ? 'page' : undefined}>
          {text.days.replace('{{count}}', String(count))}
        </a>
      ))}
      <form method="get">
        <label>
          {text.from} <input type="date" name="from" defaultValue={from} max={today} required />
        </label>
        <label>
          {text.to} <input type="date" name="to" defaultValue={to} max={today} required />
        </label>
        <button type="submit">{text.show}</button>
      </form>
      <a href={`/api/page-counts/export?${file}`} download>
        {text.export}
      </a>
    </nav>
  );
}
