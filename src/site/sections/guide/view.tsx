import type { Locale } from '@/i18n/locales';
import { Chapter } from './guide-chapter';
import type { GuideModel } from './model';

type GuideProps = { model: GuideModel; locale: Locale };

/** A long guide with its table of contents beside it; on phones and tablets the table is a row that stays on top. */
export function Guide({ model, locale }: GuideProps) {
  return (
    <div className="bg-warm pt-4 pb-(--section-space) tablet:pt-8 desktop:pt-16">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-14 desktop:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          id="guide-contents"
          data-behaviour="follow-reading"
          aria-label={model.label}
          className="sticky top-(--header-height) z-10 -mx-[clamp(20px,4vw,40px)] self-start border-b border-line bg-warm desktop:top-[calc(var(--header-height)+32px)] desktop:mx-0 desktop:border-0"
        >
          <p className="mb-2 hidden text-small text-muted desktop:block">{model.label}</p>
          <ol className="flex gap-x-6 overflow-x-auto px-[clamp(20px,4vw,40px)] [scrollbar-width:none] desktop:block desktop:overflow-visible desktop:px-0">
            {model.chapters.map(({ id, title }, index) => (
              <li key={id} className="flex-none desktop:border-l desktop:border-line">
                <a
                  href={`#${id}`}
                  className="touch-target flex items-center gap-2.5 border-b-[3px] border-transparent py-2 text-small whitespace-nowrap text-muted hover:text-ink aria-[current]:border-son aria-[current]:font-semibold aria-[current]:text-ink desktop:-ml-px desktop:border-b-0 desktop:border-l-[3px] desktop:py-1.5 desktop:pl-4 desktop:whitespace-normal"
                >
                  <span aria-hidden="true" className="tabular-nums">
                    {index + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-8 grid gap-14 desktop:mt-0 desktop:gap-20">
          {model.chapters.map((chapter, index) => (
            <Chapter key={chapter.id} chapter={chapter} number={index + 1} locale={locale} />
          ))}
        </div>
      </div>
    </div>
  );
}
