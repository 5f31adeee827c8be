'use client';

import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { dropLists } from './door-store.client';

/**
 * Around every screen of the admin: takes the tickets that the door keeps on this phone away once their time is over,
 * and those of an account that has signed out.
 */
export function DoorData({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const id = typeof user?.id === 'number' ? user.id : null;
  useEffect(() => {
    void dropLists(id);
  }, [id]);
  return children;
}
