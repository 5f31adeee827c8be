'use client';

import { useModal, useRouteTransition } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';

/** Chooses the version that the open one is compared with, from the list of versions in a drawer. */
export function CompareWithVersion({ id, shown }: { id: string; shown: string }) {
  const { closeAllModals } = useModal();
  const router = useRouter();
  const pathname = usePathname();
  const searchParams = useSearchParams();
  const { startRouteTransition } = useRouteTransition();
  const choose = () => {
    closeAllModals();
    const query = new URLSearchParams(searchParams);
    query.set('versionFrom', id);
    startRouteTransition(() => router.push(`${pathname}?${query}`));
  };
  return (
    <button className="created-at-cell" onClick={choose} type="button">
      {shown}
    </button>
  );
}
