import type { ComparisonPage } from '@/content/entry-view-model-types';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { ButtonLink } from '../ui/button-link';

type ComparisonHeadProps = { page: ComparisonPage };

/**
 * The head of a comparison: the two product names, the further lines of the title below them, and the short answer
 * beside.
 */
export function ComparisonHead({ page }: ComparisonHeadProps) {
  const { comparison, locale, titleLines } = page;
  const t = getT(locale, 'comparisons');
  const [names, ...what] = titleLines;
  return (
    <header className="bg-warm pt-[calc(var(--header-height)+clamp(56px,6vw,88px))] pb-[clamp(48px,6vw,88px)]">
      <div className="page-width grid gap-x-16 gap-y-8 desktop:grid-cols-[1.6fr_1fr] desktop:items-end">
        <div className="min-w-0">
          {comparison.kind ? (
            <p className="mb-4 font-semibold text-(--theme-accent)">
              {t(`kinds.${comparison.kind}`)}
            </p>
          ) : null}
          <h1>
            <span className="type-h1 block">{names} </span>
            {what.map((line) => (
              <span key={line} className="type-h3 mt-4 block text-(--theme-muted)">
                {line}
              </span>
            ))}
          </h1>
        </div>
        <div className="border-l-2 border-(--theme-accent) pl-6 desktop:mb-1">
          {comparison.summary ? (
            <p className="max-w-[34em] text-lead text-(--theme-muted)">{comparison.summary}</p>
          ) : null}
          <ButtonLink
            href={localizedPath(locale, '/book-demo')}
            text={t('next.button')}
            className="mt-6"
          />
        </div>
      </div>
    </header>
  );
}
