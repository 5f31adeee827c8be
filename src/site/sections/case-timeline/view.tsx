import { SentenceHeading } from '../../ui/sentence-heading';
import { SampleNote } from '../../ui/sample-note';
import type { ClosedLoopModel } from './model';

type ClosedLoopProps = { model: ClosedLoopModel };

/** The timeline of one case. On a wide screen the title stays in view while the steps scroll past. */
export function ClosedLoop({ model }: ClosedLoopProps) {
  return (
    <section data-ground="dark" className="section-space bg-ink text-paper">
      <div className="page-width grid gap-x-16 gap-y-12 desktop:grid-cols-[1fr_1.25fr]">
        <div className="desktop:sticky desktop:top-[calc(var(--header-height)+64px)] desktop:self-start">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? (
            <p className="mt-5 max-w-[34em] text-lead text-muted-dark">{model.text}</p>
          ) : null}
          <SampleNote shown={model.sample} className="mt-4 text-small text-muted-dark" />
        </div>
        <ol className="relative grid">
          {model.steps.map((step, index) => (
            <li
              key={step.time}
              className="grid grid-cols-[4.75rem_1fr] gap-x-6 pb-10 last:pb-0 tablet:grid-cols-[6rem_1fr]"
            >
              <time className="pt-0.5 text-right text-lead font-semibold text-gold tabular-nums">
                {step.time}
              </time>
              <div className="relative border-l border-gold/50 pb-2 pl-6 tablet:pl-9">
                <span
                  aria-hidden="true"
                  className={`absolute top-2 -left-[7px] size-[13px] rounded-full border-2 border-gold ${
                    index === model.steps.length - 1 ? 'bg-gold' : 'bg-ink'
                  }`}
                />
                <h3 className="type-h3">{step.title}</h3>
                <p className="mt-2 max-w-[38em] text-muted-dark">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
