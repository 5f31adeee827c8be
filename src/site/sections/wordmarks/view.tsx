import { SampleNote } from '../../ui/sample-note';
import type { WordmarksModel } from './model';

type WordmarksProps = { model: WordmarksModel };

/** Two letter-spacings and weights take turns, so that names read as marks and not as a list. */
const marks = [
  'font-semibold tracking-tight',
  'tracking-wide',
  'font-semibold tracking-[-0.04em]',
  'uppercase text-small tracking-[0.18em]',
] as const;

export function Wordmarks({ model }: WordmarksProps) {
  return (
    <section className="bg-warm pb-[clamp(48px,6vw,80px)]" aria-label={model.title}>
      <div className="page-width">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-6 text-small text-muted">
          <p>{model.title}</p>
          <SampleNote shown={model.sample} />
        </div>
        <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 text-lead tablet:grid-cols-3 desktop:flex desktop:justify-between">
          {model.names.map((name, index) => (
            <li key={name} className={`${marks[index % marks.length]} flex items-center`}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
