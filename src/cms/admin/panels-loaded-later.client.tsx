'use client';

import dynamic from 'next/dynamic';

/** The panels of an account's form and the screen of a required second factor, which no other screen loads. */
export const SecondFactor = dynamic(() =>
  import('./second-factor-panel.client').then((part) => part.SecondFactor),
);
export const Sessions = dynamic(() =>
  import('./sessions-panel.client').then((part) => part.Sessions),
);
export const RequiredFactor = dynamic(() =>
  import('./required-second-factor.client').then((part) => part.RequiredFactor),
);
