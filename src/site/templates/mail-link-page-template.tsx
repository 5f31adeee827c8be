import type { FrameView } from '@/content/header-and-footer-types';
import { locales, localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { BrandMark } from '../page-shell/brand-logo';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { Frame } from './page-with-header-and-footer';

/** A button that changes something. It is sent by POST, because mail programs open links by themselves (GET). */
type LinkAction = {
  action: string;
  fields: Readonly<Record<string, string>>;
  text: string;
  hint?: string;
  isMain: boolean;
};

type LinkTemplateProps = {
  locale: Locale;
  frame: FrameView;
  /** The page's path, without language prefix. */
  path: string;
  title: string;
  text: string;
  details?: readonly (readonly [label: string, value: string])[];
  /** A QR code, as a path on a square of `size` modules. */
  qr?: { path: string; size: number; label: string } | null;
  note?: string;
  actions?: readonly LinkAction[];
  links?: readonly { href: string; text: string }[];
};

export function LinkTemplate({
  locale,
  frame,
  path,
  title,
  text,
  details = [],
  qr = null,
  note,
  actions = [],
  links,
}: LinkTemplateProps) {
  const onward = links ?? [
    { href: localizedPath(locale, '/'), text: getT(locale, 'links')('home') },
  ];
  return (
    <Frame page={{ path, locale, publishedIn: locales }} frame={frame} layout="default">
      <section className="bg-warm pt-[calc(var(--header-height)+clamp(40px,6vw,88px))] pb-(--section-space)">
        <div className="page-width">
          {/* Shown on paper only, where the site's header is left out. */}
          <p className="hidden pb-6 print:block">
            <BrandMark />
          </p>
          <h1 className="type-h1">{withNoBreaks(title)}</h1>
          <p className="mt-6 max-w-[34em] text-lead text-muted">{text}</p>
          <div className="mt-10 grid gap-x-16 gap-y-6 desktop:grid-cols-[1.4fr_1fr]">
            {details.length > 0 ? (
              <dl className="self-start rounded-card border border-line bg-paper px-6 tablet:px-8">
                {details.map(([label, value]) => (
                  <div
                    key={label}
                    className="grid gap-1 border-b border-line py-4 last:border-b-0 tablet:grid-cols-[10rem_1fr] tablet:gap-6"
                  >
                    <dt className="text-muted">{label}</dt>
                    <dd>{withNoBreaks(value)}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {qr ? (
              // White in dark mode too, so that a phone can scan it.
              <svg
                viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
                role="img"
                aria-label={qr.label}
                data-ground="kept"
                className="w-56 max-w-full rounded-control bg-paper text-ink"
              >
                <path d={qr.path} fill="currentColor" shapeRendering="crispEdges" />
              </svg>
            ) : null}
          </div>
          {note ? <p className="mt-4 text-small text-muted">{note}</p> : null}
          {onward.length > 0 ? (
            <div className="mt-8 flex flex-wrap gap-4">
              {onward.map(({ href, text: words }) => (
                <ButtonLink key={href} href={href} text={words} variant="quiet" />
              ))}
            </div>
          ) : null}
          {actions.map(({ action, fields, text: words, hint, isMain }) => (
            <form key={words} action={action} method="post" className="mt-8 print:hidden">
              {Object.entries(fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              {hint ? <p className="mb-3 max-w-[44em] text-small text-muted">{hint}</p> : null}
              <Button type="submit" text={words} variant={isMain ? 'primary' : 'quiet'} />
            </form>
          ))}
        </div>
      </section>
    </Frame>
  );
}
