'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

type NavLinksProps = {
  links: readonly { href: string; text: string }[];
};

/** Views that belong to no type, in the navigation; the one that is open is marked as types are. */
export function NavLinks({ links }: NavLinksProps) {
  const path = usePathname();
  return (
    <div className="desk-links">
      {links.map(({ href, text }) => (
        <Link
          aria-current={path === href ? 'page' : undefined}
          className="nav__link"
          href={href}
          key={href}
          prefetch={false}
        >
          {path === href ? <span className="nav__link-indicator" /> : null}
          {text}
        </Link>
      ))}
    </div>
  );
}
