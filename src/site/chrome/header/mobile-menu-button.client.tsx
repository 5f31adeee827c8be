'use client';

import { type MouseEvent, useEffect } from 'react';

type MobileMenuButtonProps = { label: string };

export const MENU_ID = 'site-menu';

const menu = () => document.getElementById(MENU_ID) as HTMLDialogElement | null;

/**
 * Opens the menu as a modal dialog: the page behind is inert, focus stays inside, Escape closes it and
 * focus comes back here. Closed again by following a link, also one to a place on the same page.
 */
export function MobileMenuButton({ label }: MobileMenuButtonProps) {
  useEffect(() => {
    const dialog = menu();
    if (!dialog) return undefined;
    const follow = (event: Event) => {
      if ((event.target as Element).closest('a')) dialog.close();
    };
    // Wider than a tablet the tabs are there instead.
    const wide = window.matchMedia('(min-width: 1280px)');
    const widened = () => dialog.close();
    dialog.addEventListener('click', follow);
    wide.addEventListener('change', widened);
    return () => {
      dialog.removeEventListener('click', follow);
      wide.removeEventListener('change', widened);
      dialog.close();
    };
  }, []);

  const open = (event: MouseEvent) => {
    event.preventDefault(); // the popover is for pages without script
    const dialog = menu();
    dialog?.removeAttribute('popover');
    if (dialog && !dialog.open) dialog.showModal();
  };
  return (
    <button
      type="button"
      popoverTarget={MENU_ID}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={open}
      className="-mr-2.5 grid size-11 cursor-pointer place-items-center rounded-control"
    >
      <svg viewBox="0 0 24 24" className="size-6" fill="none" aria-hidden="true">
        <path d="M4 8h16M4 16h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}
