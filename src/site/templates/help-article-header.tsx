import type { HelpPage } from '@/content/entry-view-model-types';
import { localizedPath } from '@/i18n/locales';
import { Link } from '@/i18n/localized-link';
import { listHref } from '@/lib/list-filters-in-url';

type HelpHeadProps = { page: HelpPage };

/** The question, and its short answer for readers who do not need the steps. */
export function HelpHead({ page: { help, locale, title } }: HelpHeadProps) {
  const { category } = help;
  return (
    <header className="bg-warm pt-[calc(var(--header-height)+clamp(56px,6vw,88px))] pb-[clamp(40px,5vw,64px)]">
      <div className="page-width grid gap-x-16 desktop:grid-cols-[16rem_1fr]">
        <div className="min-w-0 max-w-[46rem] desktop:col-start-2">
          {category ? (
            <p className="mb-2">
              <Link
                href={`${localizedPath(locale, listHref('/help-center', { category: category.slug }))}#list`}
                className="inline-flex min-h-11 items-center font-semibold text-(--theme-accent) decoration-2 underline-offset-4 hover:underline"
              >
                {category.name}
              </Link>
            </p>
          ) : null}
          <h1 className="type-h2 text-balance">{title}</h1>
          <p className="mt-6 border-l-2 border-(--theme-accent) pl-6 text-lead">{help.answer}</p>
        </div>
      </div>
    </header>
  );
}
