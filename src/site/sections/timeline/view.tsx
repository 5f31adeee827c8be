import { SampleNote } from '../../ui/sample-note';
import { SectionHead } from '../../ui/section-header';
import type { TimelineModel } from './model';

type TimelineProps = { model: TimelineModel };

/** Years in large type down the page with lines between them; the last one is the present. */
export function Timeline({ model }: TimelineProps) {
  const last = model.moments.length - 1;
  return (
    <section className="section-space bg-warm">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <ol className="mt-10 border-b border-line desktop:mt-14">
          {model.moments.map((moment, index) => (
            <li
              key={moment.time}
              className="grid gap-x-10 gap-y-1 border-t border-line py-6 tablet:grid-cols-[9rem_1fr] desktop:grid-cols-[16rem_1fr_1.3fr] desktop:items-baseline desktop:py-8"
            >
              <p
                className={`type-h2 tabular-nums tablet:row-span-2 desktop:row-span-1 ${index === last ? 'text-son' : ''}`}
              >
                {moment.time}
              </p>
              <h3 className="type-h3">{moment.title}</h3>
              <p className="max-w-[40em] text-muted tablet:col-start-2 desktop:col-start-3">
                {moment.text}
              </p>
            </li>
          ))}
        </ol>
        <SampleNote shown={model.sample} className="mt-5 text-small text-muted" />
      </div>
    </section>
  );
}
