import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import type { ResultWallModel } from './model';
import { JourneySheet } from './customer-journey-drawing';
import { papers } from './paper-drawings';

type ResultWallProps = { model: ResultWallModel };
type Result = ResultWallModel['results'][number];

/** The index of the customer journey, which is drawn large. */
const LARGE = 6;

/** The result of each part of the framework as a drawing, around the large drawing of the customer journey. */
export function ResultWall({ model }: ResultWallProps) {
  return (
    <section className="section-space bg-warm">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <ol className="mt-10 grid gap-x-8 gap-y-8 tablet:grid-cols-2 tablet:gap-y-12 desktop:mt-14 desktop:grid-cols-4">
          {model.results.map((result, index) =>
            index === LARGE ? (
              <li
                key={result.title}
                className="tablet:col-span-2 desktop:row-span-2 desktop:col-start-2 desktop:row-start-2 desktop:flex desktop:flex-col"
              >
                <JourneySheet />
                <Caption result={result} number={index + 1} className="mt-4" />
              </li>
            ) : (
              <li
                key={result.title}
                className="grid grid-cols-[5.5rem_1fr] items-center gap-x-5 desktop:block"
              >
                {papers[index]}
                <Caption result={result} number={index + 1} className="desktop:mt-5" />
              </li>
            ),
          )}
        </ol>
        <SampleNote shown={model.sample} className="mt-8 text-small text-muted" />
      </div>
    </section>
  );
}

type CaptionProps = { result: Result; number: number; className: string };

function Caption({ result, number, className }: CaptionProps) {
  return (
    <div className={className}>
      <h3 className="flex gap-2 font-semibold">
        <span aria-hidden="true" className="text-son tabular-nums">
          {number}
        </span>
        {result.title}
      </h3>
      <p className="mt-1 text-small text-pretty text-muted">{result.text}</p>
    </div>
  );
}
