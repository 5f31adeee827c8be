import { Link } from '@/i18n/localized-link';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { hueOf } from '../../../ui/card-colour-by-id';
import { Icon } from '../../../ui/icon';
import { Wordmark } from '../../../ui/customer-wordmark';
import type { StoryCard } from './model';

type StoryTileProps = { story: StoryCard; as: 'h2' | 'h3' };

/** The card of a customer story in its own colour: customer, the first figure with its label, then the title. */
export function StoryTile({ story, as: Heading }: StoryTileProps) {
  const [figure] = story.figures;
  return (
    <article
      data-hue={hueOf(story.id)}
      data-ground="light"
      className="group/tile relative flex min-w-0 grow flex-col rounded-card bg-(--hue-soft) p-6 text-ink tablet:p-8"
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Wordmark name={story.customerName} pictogram={story.pictogram} />
        {story.industry ? <span className="text-small">{story.industry}</span> : null}
      </p>
      {figure ? (
        <p className="mt-10 border-t border-(--hue)/35 pt-5 desktop:mt-14">
          <span className="type-h1 block text-(--hue) tabular-nums">
            {withNoBreaks(figure.value)}
          </span>
          <span className="mt-1 block">{figure.label}</span>
        </p>
      ) : null}
      <Heading className="type-h3 mt-8 max-w-[30em] text-pretty">
        <Link
          href={story.href}
          className="decoration-2 underline-offset-4 outline-none group-hover/tile:underline before:absolute before:inset-0 before:z-10 before:rounded-card before:content-[''] focus-visible:before:outline-3 focus-visible:before:-outline-offset-4 focus-visible:before:outline-(--theme-focus)"
        >
          {withNoBreaks(story.title)}
        </Link>
      </Heading>
      <span className="mt-auto pt-6">
        <Icon
          name="arrow-right"
          className="size-6 text-(--hue) transition-transform duration-150 group-hover/tile:translate-x-1"
        />
      </span>
    </article>
  );
}
