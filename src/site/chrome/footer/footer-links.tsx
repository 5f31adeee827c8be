import { Link } from '@/i18n/localized-link';
import type { TextLink } from '@/lib/text-link-type';
import { FooterFold, FooterTitle } from './collapsible-footer-group';

type FooterLinksProps = { title: string; links: TextLink[] };

/** A column of links under its title. */
export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <FooterFold title={title}>
      <div className="pb-2">
        <FooterTitle>{title}</FooterTitle>
        <ul className="tablet:mt-2">
          {links.map((link) => (
            <li key={link.href + link.text}>
              <Link
                href={link.href}
                className="touch-target inline-flex items-center text-small text-(--theme-muted) hover:text-(--theme-text) hover:underline hover:underline-offset-4"
              >
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </FooterFold>
  );
}
