import { SentenceHeading } from '../../ui/sentence-heading';
import type { StepsPathModel } from './model';

type StepsPathProps = { model: StepsPathModel };

const columns: Readonly<Record<number, string>> = {
  3: 'desktop:grid-cols-3',
  4: 'desktop:grid-cols-4',
};

/** Steps on one line: horizontal on wide screens, vertical on narrow ones; the last one is filled. */
export function StepsPath({ model }: StepsPathProps) {
  const last = model.steps.length - 1;
  return (
    <section className="section-space bg-warm">
      <div className="page-width">
        <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
        {model.text ? <p className="mt-4 max-w-[40em] text-lead text-muted">{model.text}</p> : null}
        <ol
          className={`mt-10 grid desktop:mt-16 desktop:grid-rows-[auto_auto_1fr] ${columns[model.steps.length] ?? ''}`}
        >
          {model.steps.map((step, index) => (
            <li
              key={step.title}
              className="relative border-l-2 border-son pb-10 pl-7 last:border-transparent last:pb-0 desktop:row-span-3 desktop:grid desktop:grid-rows-subgrid desktop:border-t-2 desktop:border-l-0 desktop:pt-8 desktop:pr-8 desktop:pb-0 desktop:pl-0"
            >
              <span
                aria-hidden="true"
                className={`absolute top-1 -left-[9px] size-4 rounded-full border-2 border-son desktop:-top-[9px] desktop:left-0 ${
                  index === last ? 'bg-son' : 'bg-warm'
                }`}
              />
              <p className="text-small font-semibold text-son-deep">{step.label}</p>
              <h3 className="type-h3 mt-1">{step.title}</h3>
              <p className="mt-3 max-w-[34em] text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
