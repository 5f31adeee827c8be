import { Logo } from '../../ui/company-logo';
import { SampleNote } from '../../ui/sample-note';
import { Wordmark } from '../../ui/customer-wordmark';
import type { WordmarksModel } from './model';

type WordmarksProps = { model: WordmarksModel };

export function Wordmarks({ model }: WordmarksProps) {
  return (
    <section className="bg-warm pb-[clamp(48px,6vw,80px)]" aria-label={model.title}>
      <div className="page-width">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-6 text-small text-muted">
          <p>{model.title}</p>
          <SampleNote shown={model.sample} />
        </div>
        <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-6 text-lead tablet:grid-cols-3 desktop:flex desktop:justify-between">
          {model.names.map(({ name, logo, pictogram }) => (
            <li key={name} className="flex items-center">
              {logo ? (
                <Logo
                  logo={{ ...logo, alt: name }}
                  className="h-9 w-32 rounded-control bg-paper p-1 object-left"
                />
              ) : (
                <Wordmark name={name} pictogram={pictogram} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
