'use client';

import { useEffect, useRef } from 'react';
import { isLocale } from '@/i18n/locales';
import { saveLocale } from '@/i18n/saved-locale';

/**
 * What a script adds to the language selector: the choice is saved, the query goes along, and the list
 * closes by Escape and by a press elsewhere.
 */
export function LanguageChoice() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const selector = mark.current?.closest('details');
    if (!selector) return undefined;
    const close = (event: Event) => {
      const escape = event instanceof KeyboardEvent && event.key === 'Escape' && selector.open;
      const elsewhere = event.type === 'pointerdown' && !selector.contains(event.target as Node);
      if (!escape && !elsewhere) return;
      selector.open = false;
      if (escape) selector.querySelector('summary')?.focus();
    };
    const choose = (event: Event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-value]');
      const value = link?.dataset.value;
      if (!link || !isLocale(value)) return;
      saveLocale(value);
      link.search = window.location.search;
      link.hash = window.location.hash;
    };
    selector.addEventListener('click', choose);
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      selector.removeEventListener('click', choose);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return <span ref={mark} hidden />;
}
