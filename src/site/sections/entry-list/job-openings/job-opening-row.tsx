import { formatDay } from '@/i18n/format-dates';
import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { Icon } from '../../../ui/icon';
import type { OpeningCard } from './model';

type OpeningRowProps = { opening: OpeningCard; locale: Locale };

const wholeRow =
  "outline-none group-hover/row:underline decoration-(--theme-accent) decoration-2 underline-offset-4 before:absolute before:inset-0 before:z-10 before:rounded-card before:content-[''] focus-visible:before:outline-3 focus-visible:before:outline-(--theme-focus)";

/** A vacancy: the position on the left, the pay on the right. */
export function OpeningRow({ opening, locale }: OpeningRowProps) {
  const t = getT(locale, 'openings');
  const { deadline, href, location, salary, summary, title } = opening;
  return (
    <article className="group/row relative grid gap-x-12 gap-y-4 rounded-card border border-line bg-paper p-6 transition-colors duration-150 hover:border-ink tablet:grid-cols-[1fr_17rem] tablet:p-8">
      <div>
        <h3 className="type-h3">
          <Link href={href} className={wholeRow}>
            {withNoBreaks(title)}
          </Link>
        </h3>
        {summary ? <p className="mt-2 max-w-[40em] text-muted">{summary}</p> : null}
        {location ? (
          <p className="mt-4 flex items-center gap-2 text-small">
            <Icon name="map-pin" className="size-5 shrink-0 text-(--hue)" />
            {location}
          </p>
        ) : null}
      </div>
      <div className="flex flex-col border-line max-tablet:border-t max-tablet:pt-4 tablet:border-l tablet:pl-8">
        {salary ? (
          <p className="text-lead leading-snug font-semibold text-balance text-(--hue)">
            {withNoBreaks(salary)}
          </p>
        ) : null}
        {deadline ? (
          <p className="mt-2 text-small text-muted">
            {t('until', { day: formatDay(locale, deadline) })}
          </p>
        ) : null}
        <Icon
          name="arrow-right"
          className="mt-auto size-6 self-end text-(--hue) transition-transform duration-150 group-hover/row:translate-x-1 max-tablet:hidden"
        />
      </div>
    </article>
  );
}

/** A closed vacancy: only its name and the note that it is closed. */
export function ClosedRow({ opening, locale }: OpeningRowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-line py-4">
      <h4 className="font-semibold">
        <Link
          href={opening.href}
          className="-my-2.5 inline-block py-2.5 underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {opening.title}
        </Link>
      </h4>
      <p className="text-small text-muted">{getT(locale, 'openings')('closed')}</p>
    </li>
  );
}
