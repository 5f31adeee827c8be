import { Link } from '@/i18n/localized-link';
import type { TextLink } from '@/lib/text-link-type';
import { FoldTitle, PhoneFold } from '../../ui/collapsed-on-phones';

type FooterLinksProps = { title: string; links: TextLink[] };

export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <PhoneFold title={title}>
      <div className="pb-2">
        <FoldTitle>
          <h2 className="text-small font-semibold">{title}</h2>
        </FoldTitle>
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
    </PhoneFold>
  );
}
