import type { ReactNode } from 'react';

/** A tab of the desktop navigation: it opens a menu with `panel`, or is a link where that is null. */
export type MegaMenuItem = { id: string; label: string; href: string; panel: ReactNode };
