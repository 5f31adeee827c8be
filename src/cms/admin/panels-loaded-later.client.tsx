'use client';

import dynamic from 'next/dynamic';

/**
 * The panels of an account's form, the form of an invitation, the screen of a required second factor, and the order of
 * menus. Only a screen that shows one of these components loads it.
 */
export const SecondFactor = dynamic(() =>
  import('./second-factor-panel.client').then((part) => part.SecondFactor),
);
export const Sessions = dynamic(() =>
  import('./sessions-panel.client').then((part) => part.Sessions),
);
export const RequiredFactor = dynamic(() =>
  import('./required-second-factor.client').then((part) => part.RequiredFactor),
);
export const InvitationForm = dynamic(() =>
  import('./invitation-form.client').then((part) => part.InvitationForm),
);
export const InvitationPanel = dynamic(() =>
  import('./invitation-panel.client').then((part) => part.InvitationPanel),
);
export const MenuOrder = dynamic(() =>
  import('./menu-order.client').then((part) => part.MenuOrder),
);
