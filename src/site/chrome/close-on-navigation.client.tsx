'use client';

import { useEffect } from 'react';

type CloseOnNavigationProps = { menuId: string };

/** Closes the menu when one of its links is followed, also to a place on the same page. */
export function CloseOnNavigation({ menuId }: CloseOnNavigationProps) {
  useEffect(() => {
    const menu = document.getElementById(menuId);
    const close = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu?.hidePopover();
    };
    menu?.addEventListener('click', close);
    return () => menu?.removeEventListener('click', close);
  }, [menuId]);
  return null;
}
