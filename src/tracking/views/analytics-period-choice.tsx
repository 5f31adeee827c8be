import { kindLabels } from '@/leads/model/lead-labels';
import { formKinds } from '@/leads/schema/form-definitions';
import type { Goal } from '../analytics/conversion-goal';
import { type Period, PERIODS } from '../analytics/analytics-period';
import type { AnalyticsText } from './analytics-translations';

type PeriodChoiceProps = {
  period: Period;
  today: string;
  text: AnalyticsText;
  language: 'vi' | 'en';
  goal: Goal;
  isCompared: boolean;
};

/**
 * The choice of period, conversion goal and comparison, and a link to download the counts as a file. Works without a
 * script.
 */
export function PeriodChoice(props: PeriodChoiceProps) {
  const { period, today, text, language, goal, isCompared } = props;
  const { from, to, days } = period;
  const file = new URLSearchParams({ from, to });
  const kept = { ...(goal ? { goal } : {}), ...(isCompared ? { compare: '1' } : {}) };
  const goals: (readonly [string, string])[] = [
    ['', text.anyForm],
    ...formKinds.map((kind) => [kind, kindLabels[kind][language]] as const),
    ['tel:', text.phone],
    ['mailto:', text.email],
  ];
  return (
    <nav className="response-periods visits-period" aria-label={text.period}>
      {PERIODS.map((count) => (
        <a
          key={count}
          href={`?${new URLSearchParams({ days: String(count), ...kept })}`}
          aria-current={count === days ? 'page' : undefined}
        >
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
        <label>
          {text.goal}{' '}
          <select name="goal" defaultValue={goal ?? ''}>
            {goals.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="visits-compare">
          <input type="checkbox" name="compare" value="1" defaultChecked={isCompared} />
          {text.compare}
        </label>
        <button type="submit">{text.show}</button>
      </form>
      <a href={`/api/page-counts/export?${file}`} download>
        {text.export}
      </a>
    </nav>
  );
}
