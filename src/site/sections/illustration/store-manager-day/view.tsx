import { SentenceHeading } from '../../../ui/sentence-heading';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import type { StoreDayModel } from './model';
import { Store } from './store-drawing';

type StoreDayProps = { model: StoreDayModel };

/** A working day of a store manager: the store with six numbered places, and beside it what happens at each. */
export function StoreDay({ model }: StoreDayProps) {
  const { person } = model;
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-(--hue-soft)">
      <div className="page-width grid gap-x-14 gap-y-8 desktop:grid-cols-[1.25fr_1fr]">
        <div className="desktop:sticky desktop:top-[calc(var(--header-height)+40px)] desktop:self-start">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? <p className="mt-4 max-w-[38em] text-lead">{model.text}</p> : null}
          <p className="mt-2 text-small text-(--hue)">
            <span className="font-semibold">{person.name}</span>
            <span className="block">{person.role}</span>
          </p>
          <div className="mt-8">
            <Store />
          </div>
          <SampleNote shown={model.sample} className="mt-4 text-small text-(--hue)" />
        </div>
        <ol className="border-b border-(--hue)/35 desktop:self-center">
          {model.hours.map(({ time, title, text, mark }, index) => (
            <li
              key={time}
              className="grid grid-cols-[2.75rem_1fr] gap-x-4 border-t border-(--hue)/35 py-4"
            >
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full bg-(--hue) text-small font-semibold text-paper tabular-nums"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold text-balance">
                  <time className="mr-2 text-(--hue) tabular-nums">{time}</time> {title}
                </h3>
                <p className="mt-0.5 text-small text-pretty">{text}</p>
                {mark ? (
                  <p className="mt-2 w-fit rounded-full bg-paper px-3 py-0.5 text-tiny font-semibold text-(--hue)">
                    {mark}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
