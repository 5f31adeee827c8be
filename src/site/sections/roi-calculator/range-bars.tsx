import { cssNumber } from '@/lib/css-number-attribute';
import { levels, type Level } from './formula-assumptions';

type RangeBarsProps = {
  amounts: Readonly<Record<Level, number>>;
  says: Readonly<Record<Level, string>>;
  labels: Readonly<Record<Level, string>>;
};

/** Low, expected and high result as bars on one scale; the figures beside them say the same as text. */
export function RangeBars({ amounts, says, labels }: RangeBarsProps) {
  return (
    <ul className="mt-5 grid gap-2.5 text-small desktop:mt-7 desktop:gap-4">
      {levels.map((level) => (
        <li
          key={level}
          className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 tablet:grid-cols-[4.5rem_1fr_auto] tablet:items-center"
        >
          <span className="text-muted-dark">{labels[level]}</span>
          <span
            aria-hidden="true"
            className="order-last col-span-2 h-2.5 rounded-full bg-line-dark tablet:order-none tablet:col-span-1"
          >
            <span
              data-x={cssNumber(amounts.high > 0 ? (amounts[level] / amounts.high) * 100 : 0)}
              className={`drawn block h-full w-(--x-percent) rounded-full ${level === 'expected' ? 'bg-gold' : 'bg-muted-dark'}`}
            />
          </span>
          <span className="text-right font-semibold tabular-nums tablet:min-w-[11rem]">
            {says[level]}
          </span>
        </li>
      ))}
    </ul>
  );
}
