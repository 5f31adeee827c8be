import type { AccountWeek } from '@/site/sections/account-weeks/model';

type WeekRow = Pick<AccountWeek, 'week' | 'used' | 'daysLeft'>;

/**
 * The weeks of an account, early to late, however an editor ordered them; a week entered twice counts
 * once, as entered first. An event of a week that is not drawn is told below the chart, without a pin on it.
 */
export function toAccountWeeks(
  rows: readonly WeekRow[],
  events: readonly { week: number }[],
  turn: number,
): AccountWeek[] {
  const once = rows.filter(
    ({ week }, index) => rows.findIndex((other) => other.week === week) === index,
  );
  return once
    .toSorted((one, other) => one.week - other.week)
    .map(({ week, used, daysLeft }) => ({
      week,
      used,
      daysLeft,
      turned: week >= turn,
      events: events.flatMap((event, index) => (event.week === week ? [index + 1] : [])),
    }));
}
