import { cssNumber } from '@/lib/css-number-attribute';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import type { NarrowingFlowModel } from './model';

type NarrowingFlowProps = { model: NarrowingFlowModel };
type Stage = NarrowingFlowModel['stages'][number];

/** How many remain at each step: a flow whose height shrinks on a desktop, a bar for each step on narrower screens. */
export function NarrowingFlow({ model }: NarrowingFlowProps) {
  return (
    <section data-ground="dark" className="section-space bg-ink text-paper">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <Flow stages={model.stages} />
        <ol className="mt-10 grid gap-y-8 desktop:mt-0 desktop:auto-cols-[minmax(0,1fr)] desktop:grid-flow-col">
          {model.stages.map(({ count, share, label }) => (
            <li
              key={label}
              className="desktop:border-l desktop:border-line-dark desktop:px-4 desktop:pt-4"
            >
              <span
                aria-hidden="true"
                data-x={cssNumber(share)}
                className="mb-3 block h-4 w-(--x-percent) min-w-1 rounded-[4px] bg-gold desktop:hidden"
              />
              <p className="type-h1 tabular-nums">{count}</p>
              <p className="mt-1 max-w-[26em] text-small text-pretty text-muted-dark">{label}</p>
            </li>
          ))}
        </ol>
        <SampleNote shown={model.sample} className="mt-8 text-small text-muted-dark" />
      </div>
    </section>
  );
}

/** The part of a step's width in which the flow narrows to the height of the next step. */
const FALL = 0.4;

/** The flow as one area per step, more opaque from step to step. */
function Flow({ stages }: { stages: Stage[] }) {
  const width = 100 / stages.length;
  const at = (value: number) => Math.round(value * 100) / 100;
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-12 hidden h-64 w-full border-b border-muted-dark desktop:block desktop:h-96"
    >
      {stages.map(({ share, label }, index) => {
        const [left, right] = [index * width, (index + 1) * width];
        const [top, next] = [100 - share, 100 - (stages[index + 1]?.share ?? share)];
        const bend = right - (FALL * width) / 2;
        return (
          <path
            key={label}
            d={`M${at(left)} 100V${at(top)}H${at(right - FALL * width)}C${at(bend)} ${at(top)} ${at(bend)} ${at(next)} ${at(right)} ${at(next)}V100Z`}
            fill="var(--color-gold)"
            fillOpacity={at(0.3 + (0.7 * index) / (stages.length - 1))}
          />
        );
      })}
    </svg>
  );
}
