import type { Frame, VariantFields } from '@/content/transforms/transform-context';

type WeekRow = {
  /** The week, counted since the business began to use the account: `6` is the sixth. */
  week: number;
  /** How much of the contracted amount is used in this week. */
  used: number;
  daysLeft: number;
};

export type AccountWeek = WeekRow & {
  /** Whether the account recovers from this week on. */
  turned: boolean;
  /** Numbers of the events of this week, counted from 1. */
  events: number[];
};

/**
 * The weeks of an account, sorted; a week entered twice counts once, as entered first. An event of a week
 * that is not drawn is listed below the chart without a pin.
 */
export function toWeeks(
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

export const toAccountWeeks = ({
  chart,
  weeks,
  events,
}: VariantFields<'illustration', 'accountWeeks'>) => ({
  /** What is at stake: the value of the account as text. */
  stake: { value: chart.stake, label: chart.stakeLabel },
  /** The contracted amount, in the unit of `used`. */
  bought: { label: chart.boughtLabel, value: chart.bought },
  words: {
    before: chart.before,
    after: chart.after,
    week: chart.weekLabel,
    daysLeft: chart.daysLabel,
  },
  weeks: toWeeks(weeks, events, chart.turn),
  /** The events of the account; `seen`: the words or figures that the person saw. */
  events: events.map(({ week, who, title, text, seen }) => ({ week, who, title, text, seen })),
});

export type AccountWeeksModel = Frame & ReturnType<typeof toAccountWeeks>;
