import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import type { FloorPlanModel } from './model';
import { Plan } from './floor-plan-drawing';

type FloorPlanProps = { model: FloorPlanModel };

/**
 * A shop from above with the places where a survey card was tried, and beside it the result of each place and
 * its reason.
 */
export function FloorPlan({ model }: FloorPlanProps) {
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-(--hue-soft)">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 grid gap-x-14 gap-y-8 desktop:mt-14 desktop:grid-cols-[1.25fr_1fr] desktop:items-center">
          <Plan model={model} />
          <div>
            <p className="text-small font-semibold text-(--hue)">{model.unit}</p>
            <ol className="mt-3 border-b border-(--hue)/35">
              {model.spots.map(({ name, scans, text, keep }) => (
                <li
                  key={name}
                  className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-4 border-t border-(--hue)/35 py-4"
                >
                  <p
                    className={`type-h2 leading-none! tabular-nums ${keep ? 'text-(--hue)' : 'text-son-deep'}`}
                  >
                    {scans}
                  </p>
                  <div>
                    <h3 className={`font-semibold ${keep ? '' : 'line-through decoration-son'}`}>
                      {name}
                    </h3>
                    <p className="mt-0.5 text-small text-pretty">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <SampleNote shown={model.sample} className="mt-4 text-small text-(--hue)" />
          </div>
        </div>
      </div>
    </section>
  );
}
