'use client';

import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { Icon } from '../../ui/icon';
import type { SearchDialogProps, SearchWords } from './search-dialog.client';

type SearchButtonProps = { href: string; locale: Locale; words: SearchWords };

/** Whether a click is one of the main button, without a key that opens a new tab or window. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link to the search page; with a script it opens a dialog with suggestions instead, which is loaded at first use.
 */
export function SearchButton({ href, locale, words }: SearchButtonProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const open = (event: MouseEvent) => {
    if (!isPlain(event) || window.location.pathname === href) return;
    event.preventDefault();
    void import('./search-dialog.client')
      .then(({ SearchDialog }) => setDialog(() => SearchDialog))
      .catch(() => window.location.assign(href));
  };
  const close = () => {
    setDialog(null);
    link.current?.focus();
  };
  return (
    <>
      <a
        ref={link}
        href={href}
        aria-label={words.title}
        onClick={open}
        data-opens-here
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-(--theme-hover)"
      >
        <Icon name="search" className="size-6" />
      </a>
      {Dialog ? <Dialog href={href} locale={locale} words={words} onClose={close} /> : null}
    </>
  );
}
