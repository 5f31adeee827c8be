'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { isPlainPress } from '@/lib/plain-press';

type ProgressBarProps = { label: string };

/** Whether following this link, pressed like this, opens another page here. */
function opensPage(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a');
  if (!link?.href || !isPlainPress(event) || link.target === '_blank' || link.download) {
    return false;
  }
  if ('opensHere' in link.dataset) return false; // what it leads to opens over this page
  const to = new URL(link.href, window.location.href);
  const from = window.location;
  return to.origin === from.origin && to.pathname + to.search !== from.pathname + from.search;
}

/** A bar along the top from a link's press until its page is there (spec §2, Other screens). */
export function ProgressBar({ label }: ProgressBarProps) {
  const place = `${usePathname()}?${useSearchParams().toString()}`;
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    const begin = (event: MouseEvent) => {
      if (opensPage(event)) setLeaving(place);
    };
    // Back from the browser's own cache, with the bar as it was when the reader left.
    const restored = () => setLeaving(null);
    document.addEventListener('click', begin);
    window.addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('click', begin);
      window.removeEventListener('pageshow', restored);
    };
  }, [place]);
  if (leaving !== place) return null;
  return <div role="progressbar" aria-label={label} className="progress-bar" />;
}
