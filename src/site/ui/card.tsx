import type { ReactNode } from 'react';
import { Link } from '@/i18n/localized-link';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { Badge } from './badge';
import type { Hue } from './card-colour-by-id';
import { Icon } from './icon';

type CardProps = {
  title: string;
  text: string | null;
  /** The target of the whole card; null for a card without a link. */
  href: string | null;
  /** A badge such as "coming soon"; with or without a link (D8). */
  badge?: string | null;
  /** The colour of a product pillar; without it the card is plain. */
  hue?: Hue | undefined;
  as?: 'h2' | 'h3' | 'h4';
  /** A picture above the text of the card. */
  media?: ReactNode;
  className?: string;
};

/** A card. Its whole surface is the link, named by its heading. */
export function Card(props: CardProps) {
  const { title, text, href, badge, hue, as: Heading = 'h3', media, className = '' } = props;
  const face = hue
    ? 'bg-(--hue-soft) text-ink'
    : 'border border-(--theme-line) bg-(--theme-raised) text-(--theme-text)';
  const link = href ? 'group/card hover:border-(--theme-line-control)' : '';
  return (
    <article
      data-card
      data-hue={hue}
      data-ground={hue ? 'light' : undefined}
      className={`relative isolate flex flex-col overflow-hidden rounded-card transition-colors duration-150 ${face} ${link} ${className}`}
    >
      {media}
      <div className={`card-space flex grow flex-col items-start ${href ? 'pr-14' : ''}`}>
        {badge ? <Badge text={badge} tone="soon" className="mb-3" /> : null}
        <Heading className="type-h3">
          {href ? (
            <Link
              href={href}
              className="outline-none before:absolute before:inset-0 before:z-10 before:rounded-card before:content-[''] group-hover/card:underline group-hover/card:decoration-2 group-hover/card:underline-offset-4 focus-visible:before:outline-3 focus-visible:before:-outline-offset-4 focus-visible:before:outline-(--theme-focus)"
            >
              {withNoBreaks(title)}
            </Link>
          ) : (
            withNoBreaks(title)
          )}
        </Heading>
        {text ? <p className={`mt-2 ${hue ? '' : 'text-(--theme-muted)'}`}>{text}</p> : null}
        {href ? (
          <span className="absolute right-5 bottom-5">
            <Icon
              name="arrow-right"
              className={`size-6 transition-transform duration-150 group-hover/card:translate-x-1 ${hue ? 'text-(--hue)' : 'text-(--theme-accent)'}`}
            />
          </span>
        ) : null}
      </div>
    </article>
  );
}
