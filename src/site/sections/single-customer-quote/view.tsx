import { SampleNote } from '../../ui/sample-note';
import { Wordmark } from '../../ui/customer-wordmark';
import type { QuoteModel } from './model';

type QuoteProps = { model: QuoteModel };

export function Quote({ model }: QuoteProps) {
  return (
    <section className="section-space bg-warm">
      <div className="page-width grid gap-x-16 gap-y-12 desktop:grid-cols-[1.9fr_1fr]">
        <figure>
          <blockquote className="type-h2 border-l-4 border-son pl-6 tablet:pl-8">
            {model.content}
          </blockquote>
          <figcaption className="mt-8 pl-7 tablet:pl-9">
            <span className="block font-semibold">{model.representativeName}</span>
            <span className="block text-muted">
              {model.representativeJobTitle}, {model.customerName}
            </span>
            {model.pictogram ? (
              <span aria-hidden="true" className="mt-5 block text-lead">
                <Wordmark name={model.customerName} pictogram={model.pictogram} />
              </span>
            ) : null}
          </figcaption>
        </figure>
        <div className="self-end">
          <dl className="grid gap-6 tablet:grid-cols-3 desktop:grid-cols-1">
            {model.figures.map((figure) => (
              <div key={figure.label} className="border-t border-line pt-4">
                <dd className="type-h2 tabular-nums">{figure.value}</dd>
                <dt className="mt-1 text-small text-muted">{figure.label}</dt>
              </div>
            ))}
          </dl>
          <SampleNote shown={model.sample} className="mt-6 text-small text-muted" />
        </div>
      </div>
    </section>
  );
}
