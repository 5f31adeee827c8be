import type { PlatformCard } from '@/content/site-frame-types';
import { Link } from '@/i18n/localized-link';
import { FooterFold, FooterSummary, FooterTitle } from './collapsible-footer-group';

type FooterProductsProps = { title: string; platforms: PlatformCard[] };

/**
 * The collapsible list of products; the browser keeps one group open at a time (spec §4). Of a platform, only its
 * heading's label and the label and URL of its items are used (spec §3).
 */
export function FooterProducts({ title, platforms }: FooterProductsProps) {
  if (platforms.length === 0) return null;
  return (
    <FooterFold title={title}>
      <div className="pb-3 pl-4 tablet:p-0">
        <FooterTitle>{title}</FooterTitle>
        {platforms.map((platform) => (
          <details
            key={platform.id}
            name="footer-products"
            className="border-b border-(--theme-line)"
          >
            <FooterSummary className="text-(--theme-muted) hover:text-(--theme-text)">
              {platform.label}
            </FooterSummary>
            <ul className="pb-3 pl-4 text-small">
              {platform.items.map((item) => (
                <li key={item.label}>
                  {item.href ? (
                    <Link
                      href={item.href}
                      className="touch-target inline-flex items-center hover:underline"
                    >
                      {item.label}
                    </Link>
                  ) : (
                    <span className="inline-flex py-1.5 text-(--theme-muted)">{item.label}</span>
                  )}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </FooterFold>
  );
}
