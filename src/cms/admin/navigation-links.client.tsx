'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

type NavLinksProps = {
  links: readonly {
    href: string;
    text: string;
    /** Whether the view needs a full page load, because it has other response headers. */
    isApart?: boolean;
  }[];
};

/**
 * Navigation links to views that belong to no collection; the link of the current view is marked like that of a
 * current collection.
 */
export function NavLinks({ links }: NavLinksProps) {
  const path = usePathname();
  return (
    <div className="admin-links">
      {links.map(({ href, text, isApart }) => {
        const isHere = path === href;
        const look = {
          'aria-current': isHere ? ('page' as const) : undefined,
          className: 'nav__link',
          href,
        };
        const words = (
          <>
            {isHere ? <span className="nav__link-indicator" /> : null}
            {text}
          </>
        );
        return isApart ? (
          <a key={href} {...look}>
            {words}
          </a>
        ) : (
          <Link key={href} {...look} prefetch={false}>
            {words}
          </Link>
        );
      })}
    </div>
  );
}
