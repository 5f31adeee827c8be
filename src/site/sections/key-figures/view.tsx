import { SentenceHeading } from '../../ui/sentence-heading';
import { backgroundAttributes } from '../../ui/section-background';
import { SampleNote } from '../../ui/sample-note';
import type { FiguresModel } from './model';

type FiguresProps = { model: FiguresModel };

/** Large figures, one per row, each with its meaning beside it. */
export function Figures({ model }: FiguresProps) {
  const { className, ...ground } = backgroundAttributes(model.ground);
  return (
    <section {...ground} className={`section-space ${className}`}>
      <div className="page-width grid gap-x-16 gap-y-10 desktop:grid-cols-[1fr_1.6fr]">
        <div>
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? (
            <p className="mt-4 max-w-[30em] text-(--theme-muted)">{model.text}</p>
          ) : null}
          <SampleNote shown={model.sample} className="mt-6 text-small text-(--theme-muted)" />
        </div>
        <dl className="border-b border-(--theme-line) tablet:grid tablet:grid-cols-[auto_1fr] tablet:gap-x-10 desktop:gap-x-16">
          {model.figures.map((figure) => (
            <div
              key={figure.label}
              className="risen grid items-baseline gap-y-1 border-t border-(--theme-line) py-5 tablet:col-span-2 tablet:grid-cols-subgrid tablet:py-6"
            >
              <dd data-clear className="type-display whitespace-nowrap tabular-nums">
                {figure.value}
              </dd>
              <dt className="max-w-[34em] text-(--theme-muted)">{figure.label}</dt>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
