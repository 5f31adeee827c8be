import { metrics } from '@/lib/names-of-customer-metrics';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { SampleNote } from '../../ui/sample-note';
import type { MetricFormulaModel } from './model';

type MetricFormulaProps = { model: MetricFormulaModel };

/** The formula of a metric with the meaning of its symbols; beside it a worked example. */
export function MetricFormula({ model }: MetricFormulaProps) {
  return (
    <section className="section-space">
      <div
        data-hue={hueOf(metrics.indexOf(model.metric) + 1)}
        className="page-width grid gap-x-16 gap-y-12 desktop:grid-cols-[1fr_1.1fr]"
      >
        <div>
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? <p className="mt-5 max-w-[34em] text-muted">{model.text}</p> : null}
          <Fraction formula={model.formula} />
          <dl className="mt-8 grid gap-3">
            {model.symbols.map(({ symbol, meaning }) => (
              <div key={symbol} className="grid grid-cols-[4.5rem_1fr] gap-x-4">
                <dt className="font-semibold text-(--hue)">{symbol}</dt>
                <dd className="text-muted">{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Slip example={model.example} />
      </div>
    </section>
  );
}

type FractionProps = { formula: MetricFormulaModel['formula'] };

function Fraction({ formula }: FractionProps) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-y-2 border-(--hue) py-8 text-[clamp(1.25rem,1rem+1.2vw,2rem)] leading-tight font-semibold tabular-nums">
      <span className="text-(--hue)">{formula.left}</span>
      <span>=</span>
      {formula.bottom ? (
        <span className="inline-grid text-center">
          <span className="border-b-2 border-ink px-2 pb-1.5">{formula.top}</span>
          <span className="sr-only">÷</span>
          <span className="px-2 pt-1.5">{formula.bottom}</span>
        </span>
      ) : (
        <span>{formula.top}</span>
      )}
      {formula.right ? <span>{formula.right}</span> : null}
    </p>
  );
}

type SlipProps = { example: MetricFormulaModel['example'] };

function Slip({ example }: SlipProps) {
  return (
    <div className="self-start rounded-card border border-line bg-warm">
      <div className="card-space">
        <h3 className="type-h3">{example.title}</h3>
        <p className="mt-2 text-muted">{example.text}</p>
        <ol className="mt-6">
          {example.steps.map((step) => (
            <li
              key={step.label}
              className="grid grid-cols-[1fr_auto] gap-x-6 border-t border-line py-3.5"
            >
              <span>
                <span className="block text-small text-muted">{step.label}</span>
                <span className="tabular-nums">{step.working}</span>
              </span>
              <span className="self-end font-semibold whitespace-nowrap tabular-nums">
                {step.value}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="card-space rounded-b-[19px] bg-(--hue) text-paper">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-semibold">{example.resultLabel}</span>
          <span className="type-h1 text-[min(var(--text-h1),13vw)] tabular-nums">
            {example.resultValue}
          </span>
        </p>
        <p className="mt-3">{example.conclusion}</p>
        <SampleNote shown={example.sample} className="mt-4 text-small" />
      </div>
    </div>
  );
}
