'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { routeWith, sayPageMoved } from '@/lib/navigation';
import { behaviours } from './registry';
import { runBehaviours } from './run';

/** Starts the behaviours of the pages, once the page is hydrated, and lets them open pages by Next's router. */
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
  useLayoutEffect(() => runBehaviours(behaviours), []);
  return (
    <Suspense fallback={null}>
      <PageMoves />
    </Suspense>
  );
}

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
