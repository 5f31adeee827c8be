import type { PlatformCard } from '@/content/types';
import { Link } from '@/i18n/link';

type FooterProductsProps = { title: string; platforms: PlatformCard[]; className?: string };

/**
 * The collapsible list of products, one group open at a time, which browsers see to (spec §4). Reads of
 * a platform only its heading's label, and the label and address of its items (spec §3).
 */
export function FooterProducts({ title, platforms, className = '' }: FooterProductsProps) {
  if (platforms.length === 0) return null;
  return (
    <div className={className}>
      <h2 className="text-small font-semibold">{title}</h2>
      <div className="mt-2">
        {platforms.map((platform) => (
          <details
            key={platform.id}
            name="footer-products"
            className="group border-b border-(--theme-line)"
          >
            <summary className="touch-target flex cursor-pointer list-none items-center justify-between gap-4 py-2 text-small text-(--theme-muted) hover:text-(--theme-text)">
              {platform.label}
              <svg
                viewBox="0 0 16 16"
                className="size-3.5 shrink-0 group-open:rotate-180"
                aria-hidden="true"
              >
                <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
              </svg>
            </summary>
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
    </div>
  );
}
