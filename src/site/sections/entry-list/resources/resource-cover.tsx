import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { hueOf } from '../../../ui/card-colour-by-id';
import { Icon } from '../../../ui/icon';
import type { ResourceCard } from './model';

type BookletProps = { resource: ResourceCard; locale: Locale; as: 'h2' | 'h3' };

/** Lines that imitate printed text from a distance. */
const ruledLines = ['w-full', 'w-11/12', 'w-3/5'];

/** A drawn booklet on the left; on the right its text, and whether it is free or sent by mail on request. */
export function Booklet({ resource, locale, as: Heading }: BookletProps) {
  const { title, summary, contentType, gated, href, pageCount } = resource;
  const t = getT(locale, 'library');
  return (
    <article
      data-hue={hueOf(contentType?.id ?? 1)}
      className="group/booklet relative grid grow grid-cols-[minmax(5.5rem,1fr)_3fr] items-start gap-x-5 border-t border-line pt-6 tablet:gap-x-8"
    >
      <div
        aria-hidden="true"
        className="flex aspect-3/4 flex-col rounded-control border-l-4 border-(--hue) bg-(--hue-soft) p-3 text-(--hue) tablet:p-4"
      >
        <span className="h-1.5 w-4/5 rounded-full bg-(--hue)" />
        <span className="mt-1.5 h-1.5 w-1/2 rounded-full bg-(--hue)" />
        <span className="mt-4 grid gap-1.5">
          {ruledLines.map((width) => (
            <span key={width} className={`h-1 rounded-full bg-(--hue)/40 ${width}`} />
          ))}
        </span>
        <span className="mt-auto text-h3 leading-none font-semibold tabular-nums">{pageCount}</span>
      </div>
      <div className="min-w-0">
        {contentType ? (
          <p className="text-small font-semibold text-(--hue)">{contentType.name}</p>
        ) : null}
        <Heading className="type-h3 mt-1 text-pretty">
          <Link
            href={href}
            className="decoration-(--theme-accent) decoration-2 underline-offset-4 outline-none group-hover/booklet:underline before:absolute before:inset-0 before:z-10 before:rounded-control before:content-[''] focus-visible:before:outline-3 focus-visible:before:outline-(--theme-focus)"
          >
            {withNoBreaks(title)}
          </Link>
        </Heading>
        {summary ? <p className="mt-2 text-muted">{summary}</p> : null}
        <p className="mt-4 flex items-center gap-2 text-small font-semibold">
          <Icon name={gated ? 'mail' : 'check'} className="size-5 text-(--hue)" />
          {gated ? t('gated') : t('open')}
          {pageCount === null ? null : ` · ${t('pages', { count: pageCount })}`}
        </p>
      </div>
    </article>
  );
}
