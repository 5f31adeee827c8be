import type { Behaviour } from '@/lib/behaviour-type';
import { isLocale } from '@/i18n/locales';
import { restoredAddress, saveLocale } from '@/i18n/saved-language-choice';
import { prefetch, goTo } from '@/lib/client-side-navigation';
import { isPlainClick } from '@/lib/is-click-without-modifier-keys';

/** The URL of the page in the chosen language, until that page is open; null for no choice. */
let chosen: string | null = null;

/**
 * Finishes a change of language once the page in the chosen language is open. Does nothing if the visitor has opened
 * another page meanwhile.
 */
function arrive(summary: HTMLElement | null): void {
  const to = chosen && new URL(chosen);
  chosen = null;
  if (!to || to.pathname !== window.location.pathname) return;
  // The page may have been opened with another fragment than that of the link.
  if (to.hash !== window.location.hash) history.replaceState(history.state, '', to);
  summary?.focus({ preventScroll: true });
}

/** The link of a language that an event is about, with the page's query and fragment added; null for other targets. */
function chosenLink(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-value]');
  if (!link) return null;
  link.search = window.location.search;
  link.hash = window.location.hash;
  return link;
}

/**
 * Enhances the language selector. The choice is saved, and the query is kept. The page changes without a full load, so
 * that the attribution in memory survives (ADR-0018), and the focus stays on the selector. The list closes by Escape
 * and by a click elsewhere. A saved language is restored on the first page of a visit (D3).
 */
export const languageChoice: Behaviour = (element, signal) => {
  const selector = element as HTMLDetailsElement;
  const summary = selector.querySelector('summary');
  arrive(summary);
  const restored = restoredAddress();
  if (restored) goTo(restored, { replace: true });
  const close = (event: Event) => {
    const escape = event instanceof KeyboardEvent && event.key === 'Escape' && selector.open;
    const elsewhere = event.type === 'pointerdown' && !selector.contains(event.target as Node);
    if (!escape && !elsewhere) return;
    selector.open = false;
    if (escape) summary?.focus();
  };
  const choose = (event: MouseEvent) => {
    const link = chosenLink(event);
    if (!link || !isLocale(link.dataset.value)) return;
    saveLocale(link.dataset.value);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    chosen = link.ariaCurrent ? null : link.href;
    summary?.focus({ preventScroll: true });
    selector.open = false;
    goTo(link.href);
  };
  const prepare = (event: Event) => {
    const link = chosenLink(event);
    if (link && !link.ariaCurrent) prefetch(link.href);
  };
  selector.addEventListener('click', choose, { signal });
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    selector.addEventListener(intent, prepare, { signal, passive: true });
  }
  document.addEventListener('pointerdown', close, { signal });
  document.addEventListener('keydown', close, { signal });
};
