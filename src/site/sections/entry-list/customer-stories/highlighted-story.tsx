import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { Icon } from '../../../ui/icon';
import { Wordmark } from '../../../ui/customer-wordmark';
import type { StoryCard } from './model';

type StoryStageProps = { story: StoryCard; locale: Locale; as: 'h2' | 'h3' };

/** The highlighted story with its figures beside it, on a dark background with a gold border. */
export function StoryStage({ story, locale, as: Heading }: StoryStageProps) {
  const t = getT(locale, 'stories');
  return (
    <article
      data-ground="dark"
      className="group/stage relative isolate overflow-hidden rounded-card bg-ink px-6 py-12 text-paper tablet:rounded-stage tablet:p-14 desktop:p-16"
    >
      <div className="absolute inset-2 -z-10 rounded-[14px] border border-gold/50 tablet:inset-3 tablet:rounded-[24px]" />
      <div className="grid gap-x-16 gap-y-10 desktop:grid-cols-[1.25fr_1fr]">
        <div className="flex min-w-0 flex-col items-start">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted-dark">
            <Wordmark
              name={story.customerName}
              pictogram={story.pictogram}
              className="text-lead text-gold"
            />
            {story.industry}
          </p>
          <Heading className="type-h2 mt-5 text-balance">
            <Link
              href={story.href}
              className="decoration-gold decoration-2 underline-offset-8 outline-none group-hover/stage:underline before:absolute before:inset-0 before:z-10 before:rounded-card before:content-[''] focus-visible:before:outline-3 focus-visible:before:-outline-offset-8 focus-visible:before:outline-(--theme-focus) tablet:before:rounded-stage"
            >
              {withNoBreaks(story.title)}
            </Link>
          </Heading>
          {story.summary ? (
            <p className="mt-5 max-w-[36em] text-lead text-muted-dark">{story.summary}</p>
          ) : null}
          <p className="mt-auto flex items-center gap-2 pt-8 font-semibold text-gold">
            {t('read')}
            <Icon
              name="arrow-right"
              className="size-5 transition-transform duration-150 group-hover/stage:translate-x-1"
            />
          </p>
        </div>
        <dl className="grid self-center border-b border-gold/50">
          {story.figures.map(({ value, label }) => (
            <div key={label} className="border-t border-gold/50 py-5">
              <dd className="type-h1 tabular-nums">{withNoBreaks(value)}</dd>
              <dt className="mt-1 text-muted-dark">{label}</dt>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
