import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import { WeeksChart } from './weekly-chart';
import type { AccountWeeksModel } from './model';

type AccountWeeksProps = { model: AccountWeeksModel };

/** The value of an account above the weeks in which it was nearly lost; below, a list of who noticed what and when. */
export function AccountWeeks({ model }: AccountWeeksProps) {
  return (
    <section data-ground="dark" className="section-space bg-ink text-paper">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <WeeksChart model={model} />
        <ol className="mt-10 grid gap-x-8 gap-y-10 tablet:grid-cols-2 desktop:mt-14 desktop:grid-cols-4">
          {model.events.map((event, index) => (
            <li
              key={event.title}
              className="row-span-4 grid grid-rows-subgrid gap-y-0 border-t border-gold/50 pt-5"
            >
              <p className="flex items-center gap-3 text-small">
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-paper font-semibold text-ink tabular-nums"
                >
                  {index + 1}
                </span>
                <span>
                  <span className="font-semibold text-gold">{`${model.words.week} ${event.week}`}</span>
                  <span className="block text-muted-dark">{event.who}</span>
                </span>
              </p>
              <h3 className="mt-4 text-lead leading-snug font-semibold text-balance">
                {event.title}
              </h3>
              <p className="mt-2 text-small text-pretty text-muted-dark">{event.text}</p>
              <p className="mt-4 self-start border-l-2 border-gold pl-4 text-small font-semibold text-pretty">
                {event.seen}
              </p>
            </li>
          ))}
        </ol>
        <SampleNote shown={model.sample} className="mt-8 text-small text-muted-dark" />
      </div>
    </section>
  );
}
