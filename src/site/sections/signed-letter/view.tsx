import { SentenceHeading } from '../../ui/sentence-heading';
import { SampleNote } from '../../ui/sample-note';
import type { LetterModel } from './model';
import { Tally } from './tally-marks';

type LetterProps = { model: LetterModel };

/** A signed letter: the first paragraph is larger than the others. */
export function Letter({ model }: LetterProps) {
  const [opening, ...rest] = model.paragraphs;
  return (
    <section className="section-space">
      <div className="page-width grid gap-x-16 gap-y-8 desktop:grid-cols-[1fr_1.6fr]">
        <div className="grid content-start gap-y-8 desktop:gap-y-14">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.tally ? <Tally tally={model.tally} /> : null}
        </div>
        <div>
          <p className="type-h3 max-w-[30em] text-pretty">{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[65ch] text-muted">
              {paragraph}
            </p>
          ))}
          {model.signature ? (
            <p className="mt-9 border-t-2 border-son pt-4">
              <span className="block font-semibold">{model.signature.name}</span>
              <span className="text-muted">{model.signature.role}</span>
            </p>
          ) : null}
          <SampleNote shown={model.sample} className="mt-4 text-small text-muted" />
        </div>
      </div>
    </section>
  );
}
