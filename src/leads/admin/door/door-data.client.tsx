'use client';

import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { dropLists } from './door-store.client';

/**
 * Around every screen of the admin: takes the tickets that the door keeps on this phone away once their time is over,
 * and those of an account that has signed out.
 */
export function DoorData({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  // Nobody with a session sees these two; the CMS may still hold the account for a moment after it has signed out.
  const isOut = /^\/admin\/log(?:in|out)$/.test(usePathname());
  const id = typeof user?.id === 'number' && !isOut ? user.id : null;
  useEffect(() => {
    void dropLists(id);
  }, [id]);
  return children;
}
