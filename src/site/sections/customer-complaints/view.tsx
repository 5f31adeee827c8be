import { SectionHead } from '../../ui/section-header';
import type { ProblemModel } from './model';

type ProblemProps = { model: ProblemModel };

/** Customer complaints, each in a speech bubble, with its cause beside it. */
export function Problem({ model }: ProblemProps) {
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <ul className="mt-10 grid gap-10 tablet:gap-6 desktop:mt-14">
          {model.lines.map((line) => (
            <li
              key={line.quote}
              className="grid items-center gap-x-12 gap-y-4 tablet:grid-cols-2 desktop:grid-cols-[1.2fr_1fr]"
            >
              <blockquote className="type-h3 rounded-[24px] rounded-bl-[6px] bg-warm px-6 py-5 tablet:px-8 tablet:py-8">
                “{line.quote}”
              </blockquote>
              <p className="border-l-2 border-gold pl-5 text-muted">{line.behind}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
