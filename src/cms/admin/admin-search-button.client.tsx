'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { AdminSearchAction } from './admin-search-actions';
import type { AdminSearchText } from './admin-search-translations';

/** The code of the search dialog, loaded when the search is first opened. */
const AdminSearchDialog = dynamic(
  () => import('./admin-search-dialog.client').then((part) => part.AdminSearchDialog),
  {
    ssr: false,
  },
);

type AdminSearchButtonProps = {
  actions: readonly AdminSearchAction[];
  language: 'vi' | 'en';
  text: AdminSearchText;
};

/** Whether a key event is Ctrl+K, or ⌘K on a Mac, outside a text editor of the CMS, which uses these keys itself. */
const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k' &&
  !event.defaultPrevented;

/** The button that opens the search over the whole admin; the shortcut opens and closes it. */
export function AdminSearchButton({ actions, language, text }: AdminSearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setWasOpened(true);
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="admin-search-button"
        onClick={open}
        type="button"
      >
        <svg aria-hidden height="16" viewBox="0 0 16 16" width="16">
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.5 10.5 3.5 3.5" />
        </svg>
        <span className="admin-search-button__name">{text.open}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {wasOpened ? (
        <AdminSearchDialog
          actions={actions}
          close={() => setOpen(false)}
          isOpen={isOpen}
          language={language}
          text={text}
        />
      ) : null}
    </>
  );
}
