import type { StoryPage } from '@/content/entry-view-model-types';
import { formatDay } from '@/i18n/format-dates';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { EntryCover } from '../pictures/entry-cover';
import { hueOf } from '../ui/card-colour-by-id';
import { Logo } from '../ui/company-logo';
import { Wordmark } from '../ui/customer-wordmark';

type StoryHeadProps = { page: StoryPage };

/** The customer and the outcome in a sentence; below them the figures, each with how it was measured. */
export function StoryHead({ page }: StoryHeadProps) {
  const { story, locale } = page;
  const t = getT(locale, 'stories');
  const hue = hueOf(story.id);
  return (
    <header
      data-hue={hue}
      className="bg-(--hue-soft) pt-[calc(var(--header-height)+clamp(56px,6vw,88px))] text-ink"
    >
      <div className="page-width grid gap-x-16 gap-y-10 desktop:grid-cols-[1.35fr_1fr] desktop:items-center">
        <div className="min-w-0">
          <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            {story.logo ? <Logo logo={story.logo} className="h-10 w-40 object-left" /> : null}
            <Wordmark
              name={story.customerName}
              pictogram={story.pictogram}
              size="large"
              className="type-h3 text-(--hue)"
            />
            {story.industry ? <span>{story.industry}</span> : null}
          </p>
          <h1 className="type-h1 text-balance">{withNoBreaks(page.title)}</h1>
          {story.summary ? <p className="mt-6 max-w-[38em] text-lead">{story.summary}</p> : null}
          {story.publishedAt ? (
            <p className="mt-6 text-small">
              <span className="sr-only">{t('publishedOn')} </span>
              <time dateTime={story.publishedAt}>{formatDay(locale, story.publishedAt)}</time>
            </p>
          ) : null}
        </div>
        <StoryCovers page={page} />
      </div>
      <StoryFigures page={page} />
    </header>
  );
}

/** The cover of a customer story, with a separate picture for phones if there is one. */
function StoryCovers({ page: { story, heroShotInMobile, locale } }: StoryHeadProps) {
  const look = {
    hue: hueOf(story.id),
    words: <p className="mt-auto type-h2 text-(--hue)">{story.industry}</p>,
    locale,
    described: true,
  };
  return (
    <div className="overflow-hidden rounded-card border border-(--hue)/35">
      <EntryCover
        {...look}
        cover={story.cover}
        sizes="(min-width: 1280px) 520px, 100vw"
        priority={heroShotInMobile === null}
        className={heroShotInMobile ? 'max-tablet:hidden' : ''}
      />
      {heroShotInMobile ? (
        <EntryCover
          {...look}
          cover={{ kind: 'file', image: heroShotInMobile }}
          sizes="100vw"
          className="tablet:hidden"
        />
      ) : null}
    </div>
  );
}

function StoryFigures({ page: { story, locale } }: StoryHeadProps) {
  const t = getT(locale, 'stories');
  if (story.figures.length === 0) return null;
  return (
    <div className="page-width mt-12 desktop:mt-16">
      <dl className="grid border-t border-(--hue)/35 tablet:grid-cols-3">
        {story.figures.map(({ value, label, source }) => (
          <div
            key={label}
            className="border-(--hue)/35 py-6 not-first:border-t tablet:px-6 tablet:py-8 tablet:not-first:border-t-0 tablet:not-first:border-l tablet:first:pl-0 desktop:px-8"
          >
            <dt className="sr-only">{label}</dt>
            <dd>
              <span className="type-h2 block text-(--hue) tabular-nums desktop:type-h1">
                {withNoBreaks(value)}
              </span>
              <span aria-hidden="true" className="mt-1 block font-semibold">
                {label}
              </span>
              {source ? (
                <span className="mt-3 block text-small">
                  {t('measured')} {source}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
