'use client';

import { IconButton } from '../../ui/icon-button';
import { MENU_ID } from './mobile-menu-button.client';

type MobileMenuCloseProps = { label: string };

export function MobileMenuClose({ label }: MobileMenuCloseProps) {
  const close = () => {
    const menu = document.getElementById(MENU_ID) as HTMLDialogElement | null;
    if (menu?.open) menu.close();
  };
  return (
    <IconButton
      icon="close"
      className="-mr-2.5"
      label={label}
      popoverTarget={MENU_ID}
      popoverTargetAction="hide"
      onClick={close}
    />
  );
}
