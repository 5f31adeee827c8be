'use client';

import { Button } from '../ui/button';

type TryAgainProps = { label: string };

/** Asks the server for the page afresh. */
export function TryAgain({ label }: TryAgainProps) {
  return <Button text={label} onClick={() => window.location.reload()} />;
}
