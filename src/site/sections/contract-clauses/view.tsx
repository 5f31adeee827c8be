import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { SectionHead } from '../../ui/section-header';
import type { ClausePart, ClausesModel } from './model';

type ClausesProps = { model: ClausesModel; locale: Locale };

/** A contract in two columns: the meaning of each clause on the left, its text on the right. */
export function Clauses({ model, locale }: ClausesProps) {
  const t = getT(locale, 'sections');
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <nav
          aria-label={t('richText.contents')}
          className="mt-8 rounded-card bg-warm p-5 tablet:p-8"
        >
          <ol className="gap-x-10 tablet:columns-2 desktop:columns-3">
            {model.clauses.map(({ anchor, heading }, index) => (
              <li key={anchor} className="break-inside-avoid">
                <Link
                  href={`#${anchor}`}
                  className="flex min-h-11 items-center gap-3 py-1.5 font-semibold decoration-(--theme-accent) decoration-2 underline-offset-4 hover:underline"
                >
                  <span className="w-6 text-small text-muted tabular-nums">{index + 1}</span>
                  {heading}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <ol className="mt-12 tablet:mt-16">
          {model.clauses.map((clause, index) => (
            <li
              key={clause.anchor}
              className="grid gap-x-16 gap-y-5 border-t border-line py-8 tablet:py-12 desktop:grid-cols-[1fr_1.4fr]"
            >
              <div>
                <h3 id={clause.anchor} className="flex gap-3 text-small font-semibold text-muted">
                  <span className="text-son tabular-nums">{index + 1}</span>
                  {clause.heading}
                </h3>
                <p className="type-h3 mt-3 text-balance whitespace-pre-line">
                  {withNoBreaks(clause.gloss)}
                </p>
              </div>
              <div className="grid max-w-[65ch] content-start gap-4">
                {clause.parts.map((part, place) => (
                  <Part key={place} part={part} />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Part({ part }: { part: ClausePart }) {
  if (part.kind === 'paragraph') return <p className="wrap-anywhere">{part.text}</p>;
  return (
    <ul className="grid list-disc gap-2.5 pl-6 marker:text-son">
      {part.items.map((item) => (
        <li key={item} className="pl-1 wrap-anywhere">
          {item}
        </li>
      ))}
    </ul>
  );
}
