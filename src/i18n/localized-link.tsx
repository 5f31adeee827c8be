import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<'a'> & { href: string };

/** Removes the slash at the end of a path: `/pricing/` would answer with a redirect, and so would `/en/#plans`. */
const withoutLastSlash = (href: string): string =>
  href.replace(/^(\/[^/?#][^?#]*?)\/+(?=[?#]|$)/, '$1');

/** A link: a plain anchor. One listener on the whole page adds page swaps and prefetching (src/site/navigation). */
export function Link({ href, children, ...attributes }: LinkProps) {
  return (
    <a href={withoutLastSlash(href)} {...attributes}>
      {children}
    </a>
  );
}
