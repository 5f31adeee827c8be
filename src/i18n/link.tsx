'use client';

import NextLink from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * The link everything uses. A page of this site is fetched ahead when the reader shows intent (pointer,
 * focus, touch), not when the link merely scrolls into view; other addresses are plain anchors.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const router = useRouter();
  const internal = href.startsWith('/') && !href.startsWith('/admin') && !href.startsWith('/api');
  if (!internal) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const prefetch = () => router.prefetch(href);
  return (
    <NextLink
      {...rest}
      href={href}
      prefetch={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </NextLink>
  );
}
