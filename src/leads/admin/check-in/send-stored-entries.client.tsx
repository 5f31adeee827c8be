'use client';

import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { hiddenUnless } from '@/cms/access/roles';
import { checkInQueue } from './check-in-queue.client';
import { dropLists } from './check-in-storage.client';

/** Milliseconds between two attempts to send waiting entries while no check-in screen is open. */
const SEND_INTERVAL_MS = 30_000;

const isKeptOut = hiddenUnless('event-team', 'sales', 'admin');

/** Sends the entries stored on this phone, including those of other windows. */
async function sendStored(): Promise<void> {
  await checkInQueue.load();
  if (checkInQueue.waiting().length > 0) await checkInQueue.send();
}

/**
 * A component around every screen of the admin. Deletes tickets stored on this phone once they expire or their account
 * has signed out, and sends waiting entries if the account may check in.
 */
export function SendStoredEntries({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  // Whether nobody is signed in: on the sign-in and sign-out screens the CMS's auth state may still name the account
  // briefly.
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
