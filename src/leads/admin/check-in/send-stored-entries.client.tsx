'use client';

import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { hiddenUnless } from '@/cms/access/roles';
import { checkInQueue } from './check-in-queue.client';
import { dropLists } from './check-in-storage.client';

/** How often waiting entries are sent, in milliseconds, whatever screen is open. */
const SEND_INTERVAL_MS = 30_000;

const isKeptOut = hiddenUnless('event-team', 'sales', 'admin');

/** Sends the entries stored on this phone, including those of other windows. */
async function sendStored(): Promise<void> {
  await checkInQueue.load();
  if (checkInQueue.waiting().length > 0) await checkInQueue.send();
}

/**
 * A component around every screen of the admin. When a page is loaded or the account changes, it deletes stored tickets
 * that have expired or that another account fetched. It sends waiting entries if the account may check in.
 */
export function SendStoredEntries({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  // On the sign-in and sign-out screens the CMS's auth state may still name the account for a moment.
  const isOut = /^\/admin\/log(?:in|out)$/.test(usePathname());
  const id = typeof user?.id === 'number' && !isOut ? user.id : null;
  useEffect(() => {
    void dropLists(id);
  }, [id]);
  const sends = id !== null && !isKeptOut({ user });
  useEffect(() => {
    if (!sends) return;
    const send = () => void sendStored();
    send();
    addEventListener('online', send);
    const timer = setInterval(send, SEND_INTERVAL_MS);
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [sends]);
  return children;
}
