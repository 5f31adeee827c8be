import type { ReactNode } from 'react';

/** A tab of the desktop navigation; with a panel it opens a menu, without one it is a link. */
export type MegaMenuItem = { id: string; label: string; href: string; panel: ReactNode };
