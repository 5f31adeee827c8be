'use client';

import { type ReactNode, useEffect, useState } from 'react';

type HeaderBarProps = { theme: string; children: ReactNode };

/** Past this many pixels of scroll the bar turns translucent and blurred (spec §4, §9). */
const SCROLL_THRESHOLD = 10;

/** The bar itself: solid at the top of the page, translucent over content. */
export function HeaderBar({ theme, children }: HeaderBarProps) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLL_THRESHOLD);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <header data-theme={theme} data-scrolled={scrolled || undefined} className="site-header">
      {children}
    </header>
  );
}
