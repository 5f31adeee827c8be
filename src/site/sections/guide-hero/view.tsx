import { Link } from '@/i18n/localized-link';
import { SentenceHeading } from '../../ui/sentence-heading';
import { Icon } from '../../ui/icon';
import type { GuideHeroModel } from './model';

type GuideHeroProps = { model: GuideHeroModel };

/** The header of the guide: title, and the table of contents as tiles on a dark background. */
export function GuideHero({ model }: GuideHeroProps) {
  return (
    <section className="bg-warm pt-[calc(var(--header-height)+clamp(28px,3vw,44px))]">
      <div className="page-width">
        <div
          data-ground="dark"
          className="rounded-card bg-ink px-5 py-10 text-paper tablet:rounded-stage tablet:p-12 desktop:p-16"
        >
          <div className="grid gap-x-16 gap-y-5 desktop:grid-cols-[1.7fr_1fr] desktop:items-end">
            <SentenceHeading as="h1" lines={model.titleLines} className="type-display" />
            <div>
              <p className="text-lead text-muted-dark">{model.text}</p>
              {model.note ? <p className="mt-4 text-small text-gold">{model.note}</p> : null}
            </div>
          </div>
          <ol className="mt-10 grid gap-px overflow-hidden rounded-control border border-gold/50 bg-gold/50 tablet:grid-cols-3 desktop:mt-14">
            {model.index.map((entry, index) => (
              <li key={entry.href} className="bg-ink">
                <Link
                  href={entry.href}
                  className="group/tile flex h-full min-h-14 items-center gap-4 px-4 py-3 transition-colors duration-150 hover:bg-ink-raised tablet:min-h-28 tablet:flex-col tablet:items-start tablet:justify-between tablet:p-5 desktop:p-6"
                >
                  <span className="text-small font-semibold text-gold tabular-nums">
                    {index + 1}
                  </span>
                  <span className="flex w-full items-center justify-between gap-3 font-semibold">
                    {entry.text}
                    <Icon name="arrow-right" className="size-5 rotate-90 text-gold" />
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
