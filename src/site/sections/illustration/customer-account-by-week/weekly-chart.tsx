import { cssNumber } from '@/lib/css-number-attribute';
import type { AccountWeek, AccountWeeksModel } from './model';

type WeeksChartProps = { model: AccountWeeksModel };

/** The height of the chart, as a multiple of the highest value: the space above is for a pin on a bar. */
const HEADROOM = 1.12;

/** A bar per week, and a line at the contracted amount; below each bar the week and the time left. */
export function WeeksChart({ model }: WeeksChartProps) {
  const { bought, words, weeks } = model;
  const top = Math.max(bought.value, ...weeks.map(({ used }) => used)) * HEADROOM;
  const percent = (value: number) => cssNumber((value / top) * 100);
  return (
    <div className="mt-10 grid desktop:mt-14">
      <Stake stake={model.stake} />
      <div className="grid grid-cols-[3.25rem_1fr] tablet:col-start-1 tablet:row-start-1 tablet:grid-cols-[5.5rem_1fr]">
        <div aria-hidden="true" className="text-tiny text-muted-dark">
          <p className="relative h-64 tablet:h-80 desktop:h-96">
            <span
              data-x={percent(bought.value)}
              className="absolute right-0 bottom-(--x-percent) left-0 translate-y-1/2 leading-tight"
            >
              {bought.label}
            </span>
          </p>
          <p className="pt-3">{words.week}</p>
          <p className="pt-1 leading-tight">{words.daysLeft}</p>
        </div>
        <div className="relative">
          <div
            aria-hidden="true"
            className="absolute inset-x-0 top-0 h-64 tablet:h-80 desktop:h-96"
          >
            <span
              data-x={percent(bought.value)}
              className="absolute inset-x-0 bottom-(--x-percent) border-t border-dashed border-muted-dark"
            />
          </div>
          <ol className="relative grid auto-cols-fr grid-flow-col">
            {weeks.map((week) => (
              <li key={week.week} className="min-w-0 text-center tabular-nums">
                <p className="sr-only">{sentence(week, model)}</p>
                <div aria-hidden="true">
                  <div className="flex h-64 flex-col justify-end border-b border-muted-dark tablet:h-80 desktop:h-96">
                    <Pins events={week.events} />
                    <p
                      data-x={percent(week.used)}
                      className={`mx-[12%] h-(--x-percent) min-h-7 rounded-t-[6px] pt-1 text-small font-semibold ${
                        week.turned ? 'bg-gold text-ink' : 'bg-son'
                      }`}
                    >
                      {week.used}
                    </p>
                  </div>
                  <p className="pt-3 text-small font-semibold">{week.week}</p>
                  <p className="pt-1 text-tiny text-muted-dark">{week.daysLeft}</p>
                </div>
              </li>
            ))}
          </ol>
          <Key words={words} />
        </div>
      </div>
    </div>
  );
}

function Stake({ stake }: { stake: AccountWeeksModel['stake'] }) {
  return (
    <p className="mb-6 tablet:z-1 tablet:col-start-1 tablet:row-start-1 tablet:mt-16 desktop:mt-[4.75rem] tablet:mb-0 tablet:ml-[6.5rem] tablet:w-fit tablet:self-start">
      <span className="type-h1 block whitespace-nowrap text-gold tabular-nums">{stake.value}</span>
      <span className="mt-1 block max-w-[22em] text-small text-muted-dark">{stake.label}</span>
    </p>
  );
}

/** Pins on the chart with the numbers of the events below. */
function Pins({ events }: { events: number[] }) {
  return events.map((event) => (
    <span
      key={event}
      className="mx-auto mb-1.5 grid size-6 place-items-center rounded-full bg-paper text-tiny font-semibold text-ink tablet:size-7"
    >
      {event}
    </span>
  ));
}

/** The legend: the meaning of the two bar colours. */
function Key({ words }: { words: AccountWeeksModel['words'] }) {
  return (
    <ul className="mt-5 -ml-[3.25rem] flex flex-wrap gap-x-6 gap-y-1.5 text-small text-muted-dark tablet:ml-0">
      {[
        { text: words.before, colour: 'bg-son' },
        { text: words.after, colour: 'bg-gold' },
      ].map(({ text, colour }) => (
        <li key={text} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-3.5 shrink-0 rounded-[4px] ${colour}`} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/**
 * The label of the line of the contracted amount; without a number where the label already contains one, as in `40
 * bought`.
 */
const boughtWords = ({ label, value }: AccountWeeksModel['bought']): string =>
  label.match(/\d+/g)?.includes(String(value)) ? label : `${label}: ${value}`;

const sentence = (one: AccountWeek, { words, bought }: AccountWeeksModel): string =>
  `${words.week} ${one.week}. ${one.turned ? words.after : words.before}: ${one.used}. ${boughtWords(bought)}. ${words.daysLeft}: ${one.daysLeft}.`;
