import type { Behaviour } from '@/lib/behaviour-type';

/** Marks the chapter in view in the table of contents; the links work without it. */
export const markCurrentChapter: Behaviour = (nav, signal) => {
  const links = [...nav.querySelectorAll('a')];
  const parts = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);

  const mark = (current: string) => {
    for (const link of links) {
      const isCurrent = link.hash === `#${current}`;
      if (isCurrent === link.hasAttribute('aria-current')) continue;
      if (!isCurrent) {
        link.removeAttribute('aria-current');
        continue;
      }
      link.setAttribute('aria-current', 'location');
      // On a phone the table of contents is a row that scrolls horizontally, so the row is scrolled to the link; the
      // page stays where it is.
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
    // The chapter that crosses a line one third down the screen counts as the current one.
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const part of parts) observer.observe(part);
  signal.addEventListener('abort', () => observer.disconnect());
};
