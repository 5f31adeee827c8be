import type { CoverImage } from '@/lib/entry-cover-types';
import { Logo } from '../../ui/company-logo';
import { Pictogram } from '../../ui/pictogram';
import { Wordmark } from '../../ui/customer-wordmark';

type FooterAwardsProps = {
  title: string;
  awards: readonly { name: string; year: string; pictogram: string }[];
};

const heading = 'text-small font-semibold';

export function FooterAwards({ title, awards }: FooterAwardsProps) {
  if (awards.length === 0) return null;
  return (
    <div>
      <h2 className={heading}>{title}</h2>
      <ul className="mt-2 grid gap-x-5 gap-y-2 text-small text-(--theme-muted) desktop:grid-cols-2">
        {awards.map(({ name, year, pictogram }) => (
          <li key={name} className="flex items-start gap-2">
            <Pictogram name={pictogram} />
            <span>
              {name} <span className="tabular-nums">{year}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FooterSupportersProps = {
  title: string;
  supporters: readonly { name: string; logo: CoverImage | null; pictogram: string | null }[];
};

/** Supporters by their logos; those without one by name, beside a pictogram where they have one. */
export function FooterSupporters({ title, supporters }: FooterSupportersProps) {
  if (supporters.length === 0) return null;
  return (
    <div>
      <h2 className={heading}>{title}</h2>
      <ul className="mt-2 grid grid-cols-2 items-center gap-x-5 gap-y-2 text-small text-(--theme-muted)">
        {supporters.map(({ name, logo, pictogram }) => (
          <li key={name}>
            {logo ? (
              <Logo
                logo={{ ...logo, alt: name }}
                className="h-9 w-32 rounded-control bg-paper p-1 object-left"
              />
            ) : (
              <Wordmark name={name} pictogram={pictogram} size="small" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
