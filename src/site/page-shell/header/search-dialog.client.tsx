'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { optionId, SearchOptions } from './search-suggestion-list';
import { type Suggestions, useSuggestions } from './search-suggestions';

export type SearchWords = Record<
  'title' | 'label' | 'placeholder' | 'close' | 'hint' | 'none' | 'failed' | 'suggestions',
  string
> & {
  /** A text with `#` as the placeholder for the number of results. */
  found: string;
};

export type SearchDialogProps = {
  href: string;
  locale: Locale;
  words: SearchWords;
  onClose: () => void;
};

function statusOf({ state, total }: Suggestions, words: SearchWords): string {
  if (state === 'failed') return words.failed;
  if (state === 'waiting') return words.hint;
  return total > 0 ? words.found.replace('#', String(total)) : words.none;
}

/** A search field with suggestions in a dialog (ARIA combobox): arrow keys choose, Enter opens, Escape closes. */
export function SearchDialog({ href, locale, words, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(locale, typed);
  const { hits } = suggestions;
  // New suggestions start without a chosen one.
  const [chosen, setChosen] = useState({ hits, index: -1 });
  const active = chosen.hits === hits ? chosen.index : -1;
  const setActive = (index: number) => setChosen({ hits, index });

  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
  }, []);

  const close = () => dialog.current?.close();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      // The arrow keys cycle through the suggestions and the field itself, where none is chosen.
      const places = hits.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(list, active))?.click();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click on the backdrop; Escape is native
    <dialog
      ref={dialog}
      aria-label={words.label}
      data-theme="light"
      data-ground="light"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      className="mx-auto mt-[clamp(12px,9vh,96px)] max-h-[calc(100dvh-24px)] w-[calc(100%-24px)] max-w-[680px] overflow-y-auto overscroll-contain rounded-card bg-paper p-0 text-ink shadow-float backdrop:bg-ink/70 open:entrance"
    >
      <form action={href} method="get" role="search" className="p-3 tablet:p-5">
        <div className="flex items-center gap-2">
          <div className="relative grow">
            <Icon
              name="search"
              className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
            />
            <input
              name="q"
              type="text"
              role="combobox"
              aria-label={words.label}
              aria-autocomplete="list"
              aria-expanded={hits.length > 0}
              aria-controls={list}
              aria-activedescendant={active >= 0 ? optionId(list, active) : undefined}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              placeholder={words.placeholder}
              enterKeyHint="search"
              autoComplete="off"
              className="block min-h-13 w-full rounded-control border border-line-control bg-paper py-2.5 pr-4 pl-12 text-lead placeholder:text-muted"
            />
          </div>
          <IconButton icon="close" label={words.close} onClick={close} />
        </div>
        <SearchOptions
          id={list}
          label={words.suggestions}
          hits={hits}
          active={active}
          onPoint={setActive}
          onFollow={close}
        />
        <p role="status" className="px-4 pt-3 text-small text-muted">
          {statusOf(suggestions, words)}
        </p>
      </form>
    </dialog>
  );
}
