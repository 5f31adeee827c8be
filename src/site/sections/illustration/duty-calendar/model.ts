import type {
  Frame,
  TransformContext,
  VariantFields,
} from '@/content/transforms/transform-context';

/** A Monday; only the names of its week are used. */
const MONDAY = Date.UTC(2026, 10, 2);
const DAY = 86_400_000;

export const toTeamMonth = (
  { rules }: VariantFields<'illustration', 'teamMonth'>,
  { locale }: TransformContext,
) => {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return {
    /** Short names of the weekdays, Monday to Sunday. */
    days: Array.from({ length: 7 }, (_, index) => weekday.format(MONDAY + index * DAY)),
    /** The four rules in order: a day at a counter, writing first, working at home, time off. */
    rules: rules.map(({ title, text }) => ({ title, text })),
  };
};

export type TeamMonthModel = Frame & ReturnType<typeof toTeamMonth>;
