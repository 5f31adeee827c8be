'use client';

import dynamic from 'next/dynamic';

/** The parts of the check-in screen, loaded with their styles only by that screen. */
export const CheckInScreen = dynamic(() =>
  import('./check-in-screen.client').then((part) => part.CheckInScreen),
);
export const WaitingEntries = dynamic(() =>
  import('./check-in-notices.client').then((part) => part.WaitingEntries),
);
