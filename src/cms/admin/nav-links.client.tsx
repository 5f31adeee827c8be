'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

type NavLinksProps = {
  links: readonly {
    href: string;
    text: string;
    /** Opens in a document of its own, with headers of its own. */
    isApart?: boolean;
  }[];
};

/** Views that belong to no type, in the navigation; the one that is open is marked as types are. */
export function NavLinks({ links }: NavLinksProps) {
  const path = usePathname();
  return (
    <div className="desk-links">
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
