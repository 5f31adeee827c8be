import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

export type AccountWeek = {
  /** As the business counts them: `6` is its sixth week with this account. */
  week: number;
  /** How much of what was bought is used. */
  used: number;
  daysLeft: number;
  /** From here on things get better. */
  turned: boolean;
  /** Numbers of the events of this week, counted from 1. */
  events: number[];
};

export type AccountWeeksModel = {
  titleLines: string[];
  text: string | null;
  /** What is to be kept or lost. */
  stake: { value: string; label: string };
  /** What was bought, in the unit of `used`. */
  bought: { label: string; value: number };
  words: { before: string; after: string; week: string; daysLeft: string };
  /** Early to late. */
  weeks: AccountWeek[];
  events: {
    week: number;
    who: string;
    title: string;
    text: string;
    /** Words or figures somebody had before their eyes. */
    seen: string;
  }[];
  sample: boolean;
};

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

export const toAccountWeeksModel = ({
  chart,
  ...block
}: BlockOf<'accountWeeks'>): AccountWeeksModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  stake: { value: chart.stake, label: chart.stakeLabel },
  bought: { label: chart.boughtLabel, value: chart.bought },
  words: {
    before: chart.before,
    after: chart.after,
    week: chart.weekLabel,
    daysLeft: chart.daysLabel,
  },
  weeks: toAccountWeeks(block.weeks, block.events, chart.turn),
  events: block.events.map(({ week, who, title, text, seen }) => ({
    week,
    who,
    title,
    text,
    seen,
  })),
  sample: block.sample ?? false,
});
