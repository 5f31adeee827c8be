import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import { type Day, DayPictogram } from './day-marks';
import type { TeamMonthModel } from './model';

type TeamMonthProps = { model: TeamMonthModel };

/** The days of four weeks of one employee; Saturday duty in the second week gives a day off in the third. */
const weeks: Day[][] = [
  ['home', 'together', 'home', 'together', 'open', 'free', 'free'],
  ['paper', 'meeting', 'home', 'together', 'home', 'duty', 'free'],
  ['home', 'together', 'off', 'together', 'home', 'free', 'free'],
  ['home', 'together', 'home', 'together', 'counter', 'free', 'free'],
];

/** The kinds of days that belong to each rule, in the order of the rules. */
const keys: Day[][] = [['counter'], ['paper', 'meeting'], ['home', 'together'], ['duty', 'off']];

/** A month as a calendar, and the rules with their marks beside it. */
export function TeamMonth({ model }: TeamMonthProps) {
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-(--hue-soft)">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 grid gap-x-14 gap-y-10 desktop:mt-14 desktop:grid-cols-[1.25fr_1fr] desktop:items-center">
          <div aria-hidden="true" className="grid grid-cols-7 gap-1.5 tablet:gap-3">
            {model.days.map((day) => (
              <p key={day} className="pb-1 text-center text-small font-semibold text-(--hue)">
                {day}
              </p>
            ))}
            {weeks.flat().map((day, index) => (
              <DayPictogram key={index} day={day} className="aspect-square" />
            ))}
          </div>
          <ul className="border-b border-(--hue)/35">
            {model.rules.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[5.5rem_1fr] items-center gap-x-4 border-t border-(--hue)/35 py-4"
              >
                <p className="flex gap-1.5">
                  {keys[index]?.map((day) => (
                    <DayPictogram key={day} day={day} className="size-10" />
                  ))}
                </p>
                <div>
                  <h3 className="font-semibold">{title}</h3>
                  <p className="mt-0.5 text-small text-pretty">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <SampleNote shown={model.sample} className="mt-6 text-small text-(--hue)" />
      </div>
    </section>
  );
}
