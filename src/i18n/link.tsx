import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<'a'> & { href: string };

/** Pages have no slash at their end: `/pricing/` would answer with a redirect, and `/en/#plans` too. */
const withoutLastSlash = (href: string): string =>
  href.replace(/^(\/[^/?#][^?#]*?)\/+(?=[?#]|$)/, '$1');

/**
 * The link of every component: a plain anchor. Page swaps and prefetching are added by one listener on the
 * whole page (src/site/navigation).
 */
export function Link({ href, children, ...attributes }: LinkProps) {
  return (
    <a href={withoutLastSlash(href)} {...attributes}>
      {children}
    </a>
  );
}
