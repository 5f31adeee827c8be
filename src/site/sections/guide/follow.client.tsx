'use client';

import { useEffect } from 'react';

type FollowProps = { navId: string; ids: readonly string[] };

/** Marks in the contents the part that is being read; the links work without it. Renders nothing. */
export function Follow({ navId, ids }: FollowProps) {
  useEffect(() => {
    const nav = document.getElementById(navId);
    const parts = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (!nav || parts.length === 0) return undefined;

    const mark = (current: string) => {
      for (const link of nav.querySelectorAll('a')) {
        const isCurrent = link.hash === `#${current}`;
        if (isCurrent === link.hasAttribute('aria-current')) continue;
        if (!isCurrent) {
          link.removeAttribute('aria-current');
          continue;
        }
        link.setAttribute('aria-current', 'location');
        // On a phone the contents are a row: it moves along, and the page does not.
        const row = link.closest('ol');
        row?.scrollTo({ left: link.offsetLeft - row.offsetLeft - 20, behavior: 'auto' });
      }
    };

    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const current = parts.findLast(({ id }) => inView.has(id));
        if (current) mark(current.id);
      },
      // A line a third down the screen: what crosses it is what is being read.
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [navId, ids]);
  return null;
}
