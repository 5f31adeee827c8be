import type { ReactNode } from 'react';
import { Link } from '@/i18n/localized-link';
import { hueOf } from '../../ui/card-colour-by-id';
import type { PlatformCard } from '@/content/list-item-and-text-types';

type PillarCardProps = { platform: PlatformCard; picture: ReactNode };

/** The card of one platform product, in the colour of the product. */
export function PillarCard({ platform, picture }: PillarCardProps) {
  return (
    <article
      data-hue={hueOf(platform.id)}
      className="flex h-full flex-col rounded-card bg-(--hue-soft) p-6 tablet:p-8"
    >
      <h3 className="type-h3">{platform.label}</h3>
      {platform.subtext ? <p className="mt-2 max-w-[36em]">{platform.subtext}</p> : null}
      {platform.items.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-(--hue)">
          {platform.items.map((item) => (
            <li key={item.label} className={item.highlighted ? 'font-semibold' : ''}>
              {item.href ? (
                <Link href={item.href} className="underline underline-offset-4">
                  {item.label}
                </Link>
              ) : (
                item.label
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {platform.link ? (
        <p className="mt-4">
          <Link
            href={platform.link.href}
            className="touch-target inline-flex items-center font-semibold text-(--hue) underline decoration-1 underline-offset-[6px] hover:decoration-2"
          >
            {platform.link.text}
          </Link>
        </p>
      ) : null}
      {picture ? (
        <div
          data-picture={platform.picture}
          className="flex grow flex-col justify-end pt-8 has-[[data-flush]]:-mb-8"
        >
          {picture}
        </div>
      ) : null}
    </article>
  );
}
