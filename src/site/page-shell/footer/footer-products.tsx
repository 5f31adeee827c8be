import type { PlatformCard } from '@/content/header-and-footer-types';
import { Link } from '@/i18n/localized-link';
import { FoldSummary, FoldTitle, PhoneFold } from '../../ui/collapsed-on-phones';

type FooterProductsProps = { title: string; platforms: PlatformCard[] };

/**
 * The collapsible list of products, of which the browser keeps one open at a time (spec §4). It shows the label of a
 * platform, and the labels and URLs of its items (spec §3).
 */
export function FooterProducts({ title, platforms }: FooterProductsProps) {
  if (platforms.length === 0) return null;
  return (
    <PhoneFold title={title}>
      <div className="pb-3 pl-4 tablet:p-0">
        <FoldTitle>
          <h2 className="text-small font-semibold">{title}</h2>
        </FoldTitle>
        {platforms.map((platform) => (
          <details
            key={platform.id}
            name="footer-products"
            className="border-b border-(--theme-line)"
          >
            <FoldSummary className="text-(--theme-muted) hover:text-(--theme-text)">
              {platform.label}
            </FoldSummary>
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
    </PhoneFold>
  );
}
