import type {
  Frame,
  TransformContext,
  VariantFields,
} from '@/content/transforms/transform-context';
import { hourCounts } from '@/lib/parse-hourly-counts';

export const toMessagesByHour = (
  {
    hours: line,
    opens,
    closes,
    open,
    closed,
    figures,
  }: VariantFields<'illustration', 'messagesByHour'>,
  { locale }: TransformContext,
) => {
  const number = new Intl.NumberFormat(locale);
  const counts = hourCounts(line) ?? [];
  const most = Math.max(1, ...counts);
  const hours = counts.map((count, hour) => ({
    /** The height of the bar, in percent of the highest. */
    share: (count / most) * 100,
    count,
    isOpen: hour >= opens && hour < closes,
  }));
  const sum = (isOpen: boolean) =>
    hours.reduce((all, hour) => all + (hour.isOpen === isOpen ? hour.count : 0), 0);
  return {
    /** The 24 hours from midnight on. */
    hours,
    /**
     * How many messages arrived inside and, in `closed`, outside opening hours: each total as text, with its meaning.
     */
    open: { count: number.format(sum(true)), label: open },
    closed: { count: number.format(sum(false)), label: closed },
    /** What became of the messages: each number as text, with its meaning. */
    figures: figures.map(({ count, label }) => ({ count: number.format(count), label })),
  };
};

export type MessagesByHourModel = Frame & ReturnType<typeof toMessagesByHour>;
