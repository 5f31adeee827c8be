import { metrics } from '@/lib/names-of-customer-metrics';
import { ButtonPair } from '../../ui/button-pair';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { MetricDrawing } from './metric-drawing';
import type { MetricHeroModel } from './model';

type MetricHeroProps = { model: MetricHeroModel };

/** The metric's abbreviation in very large type above the question; below them, a drawing of the metric. */
export function MetricHero({ model }: MetricHeroProps) {
  return (
    <section
      data-hue={hueOf(metrics.indexOf(model.metric) + 1)}
      className="bg-(--hue-soft) pb-[clamp(40px,6vw,88px)] pt-[calc(var(--header-height)+clamp(28px,3vw,44px))]"
    >
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-8 desktop:grid-cols-[1.35fr_1fr] desktop:items-end">
          <div>
            <p
              data-clear
              aria-hidden="true"
              className="-ml-[0.05em] text-[clamp(6.5rem,26vw,16rem)] leading-[0.82] font-semibold tracking-[-0.06em] text-(--hue)"
            >
              {model.abbreviation}
            </p>
            <SentenceHeading
              as="h1"
              lines={model.titleLines}
              className="type-h2 mt-5 tablet:mt-8"
            />
          </div>
          <div>
            <p className="max-w-[34em] text-lead">{model.lead}</p>
            {model.definition ? (
              <p className="mt-3 max-w-[42em] text-muted">{model.definition}</p>
            ) : null}
            <ButtonPair primary={model.primary} secondary={model.secondary} className="mt-6" />
          </div>
        </div>
        <figure className="mt-[clamp(32px,5vw,64px)] rounded-card border border-line bg-paper p-5 tablet:rounded-stage tablet:p-10">
          <figcaption className="mb-6 flex items-center gap-4 tablet:mb-8 tablet:gap-6">
            <span className="type-h3 min-w-0">{model.formula}</span>
            <span aria-hidden="true" className="hidden h-0.5 flex-1 bg-(--hue) tablet:block" />
          </figcaption>
          <MetricDrawing figure={model.figure} />
        </figure>
      </div>
    </section>
  );
}
