'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { fetchAhead, goTo, routeWith, sayPageMoved } from '@/lib/navigation';
import { followInternalLinks } from '@/site/navigation/internal-links';
import { behaviours } from './registry';
import { runBehaviours } from './run';

/** Starts the behaviours of hydrated pages, and lets them and the links open pages by Next's router. */
export function Behaviours() {
  const router = useRouter();
  useLayoutEffect(
    () =>
      routeWith({
        open: (address, { replace }) => (replace ? router.replace(address) : router.push(address)),
        fetchAhead: (address) => router.prefetch(address),
      }),
    [router],
  );
  // With the page's own change: what a behaviour puts right at its start is never seen as it was before.
  useLayoutEffect(() => runBehaviours(behaviours), []);
  useLayoutEffect(() => {
    const page = new AbortController();
    followInternalLinks({ open: (address) => goTo(address), fetchAhead }, page.signal);
    return () => page.abort();
  }, []);
  return (
    <Suspense fallback={null}>
      <PageMoves />
    </Suspense>
  );
}

/** Says that another path or query is open. Apart, because the query is known in the browser only. */
function PageMoves() {
  const place = `${usePathname()}?${useSearchParams().toString()}`;
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    sayPageMoved();
  }, [place]);
  return null;
}
