import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import { Kitchen } from './kitchen-drawing';
import type { KitchenMoveModel } from './model';

type KitchenMoveProps = { model: KitchenMoveModel };

/** A kitchen before and after a fridge was moved, with the measured effect below. */
export function KitchenMove({ model }: KitchenMoveProps) {
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-(--hue-soft)">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <ol className="mt-10 grid gap-x-14 gap-y-12 tablet:grid-cols-2 desktop:mt-14">
          {[model.before, model.after].map((state) => (
            <li key={state.title} className="flex flex-col">
              <Kitchen labels={model.labels} moved={state === model.after} />
              <div className="mt-6 grow border-t border-(--hue)/35 pt-5">
                <h3 className="font-semibold text-(--hue)">{state.title}</h3>
                {state.figure ? (
                  <p className="type-display leading-none! tabular-nums">{state.figure}</p>
                ) : null}
                <p className="mt-2 max-w-[36em] text-pretty">{state.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <SampleNote shown={model.sample} className="mt-6 text-small text-(--hue)" />
      </div>
    </section>
  );
}
