'use client';

import { useEffect } from 'react';
import { ErrorScreen } from '@/site/chrome/error-screen.client';

type Props = { error: Error & { digest?: string } };

/** A page that failed. The server's log has the same digest. */
export default function ErrorPage({ error }: Props) {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the reader's console is the only log there is in a browser
    console.error('page failed', error.digest ?? error.message);
  }, [error]);
  return <ErrorScreen />;
}
