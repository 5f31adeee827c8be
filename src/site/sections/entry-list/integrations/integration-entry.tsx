import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Badge } from '../../../ui/badge';
import { Logo } from '../../../ui/company-logo';
import { Pictogram } from '../../../ui/pictogram';
import type { IntegrationCard } from './model';

type IntegrationEntryProps = { integration: IntegrationCard; locale: Locale };

const wholeEntry =
  "outline-none group-hover/entry:underline decoration-(--theme-accent) decoration-2 underline-offset-4 before:absolute before:inset-0 before:z-10 before:rounded-card before:content-[''] focus-visible:before:outline-3 focus-visible:before:outline-(--theme-focus)";

/** An integration: logo, name, vendor and summary. A planned one has no link. */
export function IntegrationEntry({ integration, locale }: IntegrationEntryProps) {
  const { href, name, summary, vendor } = integration;
  const look = href
    ? 'bg-(--hue-soft) text-(--hue)'
    : 'border border-dashed border-line-control text-muted';
  return (
    <article className="group/entry relative grid h-full grid-cols-[3.5rem_1fr] gap-x-5 rounded-card border border-line bg-paper p-5 tablet:p-6">
      <span
        aria-hidden="true"
        className={`grid size-14 place-items-center overflow-hidden rounded-control text-lead font-semibold ${look}`}
      >
        <Sign integration={integration} />
      </span>
      <div className="min-w-0">
        <h4 className="text-lead leading-snug font-semibold">
          {href ? (
            <Link href={href} className={wholeEntry}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h4>
        {vendor && vendor !== name ? <p className="text-small text-muted">{vendor}</p> : null}
        {summary ? <p className="mt-2 text-small text-muted">{summary}</p> : null}
        {href ? null : (
          <Badge text={getT(locale, 'marketplace')('soon')} tone="soon" className="mt-3" />
        )}
      </div>
    </article>
  );
}

/** The logo of an integration: the uploaded file, else its pictogram, else the first two letters of its name. */
function Sign({
  integration: { logo, pictogram, name },
}: Pick<IntegrationEntryProps, 'integration'>) {
  if (logo) return <Logo logo={logo} className="size-10" />;
  if (pictogram) return <Pictogram name={pictogram} className="size-7" />;
  return name.replaceAll(/[^\p{L}]/gu, '').slice(0, 2);
}
