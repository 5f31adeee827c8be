import type { ResourcePage } from '@/content/entry-view-model-types';
import { formatDay } from '@/i18n/format-dates';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { ButtonLink } from '../ui/button-link';
import { hueOf } from '../ui/card-colour-by-id';

type ResourceHeadProps = { page: ResourcePage; formId: string };

/** The cover of a resource on a background in its colour, its purpose, and the button to get it. */
export function ResourceHead({ page, formId }: ResourceHeadProps) {
  const { resource, ebook, cta, locale } = page;
  const t = getT(locale, 'library');
  const button = resource.gated ? { text: t('toForm'), href: `#${formId}` } : cta;
  return (
    <header
      data-hue={hueOf(resource.contentType?.id ?? 1)}
      data-ground="light"
      className="bg-(--hue-soft) pt-[calc(var(--header-height)+clamp(56px,6vw,88px))] pb-[clamp(48px,6vw,88px)] text-ink"
    >
      <div className="page-width grid items-center gap-x-16 gap-y-10 tablet:grid-cols-[2fr_1fr]">
        <div className="min-w-0">
          {resource.contentType ? (
            <p className="mb-4 font-semibold text-(--hue)">{resource.contentType.name}</p>
          ) : null}
          <h1 className="type-h1 text-balance">{withNoBreaks(page.title)}</h1>
          {resource.summary ? (
            <p className="mt-6 max-w-[38em] text-lead">{resource.summary}</p>
          ) : null}
          {button ? <ButtonLink {...button} className="mt-8" /> : null}
          <dl className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-small">
            {ebook?.author ? (
              <div>
                <dt className="sr-only">{t('writtenBy')}</dt>
                <dd className="font-semibold">{ebook.author}</dd>
              </div>
            ) : null}
            {resource.publishedAt ? (
              <div>
                <dt className="sr-only">{t('publishedOn')}</dt>
                <dd>
                  <time dateTime={resource.publishedAt}>
                    {formatDay(locale, resource.publishedAt)}
                  </time>
                </dd>
              </div>
            ) : null}
          </dl>
        </div>
        <div
          aria-hidden="true"
          className="flex aspect-3/4 w-full max-w-64 flex-col justify-between justify-self-end rounded-card border-l-8 border-(--hue) bg-paper p-6 shadow-float max-tablet:hidden"
        >
          <span className="font-semibold text-(--hue)">{resource.contentType?.name}</span>
          <span className="type-h3 text-balance">{withNoBreaks(page.title)}</span>
          <span className="text-small">
            {resource.pageCount === null ? null : t('pages', { count: resource.pageCount })}
          </span>
        </div>
      </div>
    </header>
  );
}
