'use client';

/** Dialogs and menus: what they close over takes the focus back. */
const LAYERS = 'dialog, [role="dialog"], .popup__content';

const isIn = (element: Element): boolean => element.closest(LAYERS) !== null;

/**
 * Gives the focus back when a dialog closes whose opener is gone, such as an entry of a menu: it would be lost at the top of
 * the page. It goes to what had it before the menu. A press of the pointer elsewhere moves the focus as it always does.
 *
 * @returns a function that looks, to be called after the page has changed
 */
export function returnFocus(signal: AbortSignal): () => void {
  let before: HTMLElement | null = null;
  let isInside = false;
  const focused = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    isInside = isIn(target);
    if (!isInside) before = target;
  };
  const pressed = ({ target }: Event) => {
    if (target instanceof Element && !isIn(target)) isInside = false;
  };
  document.addEventListener('focusin', focused, { signal });
  document.addEventListener('pointerdown', pressed, { capture: true, signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const { activeElement, body } = document;
    if (!isInside || (activeElement && activeElement !== body)) return;
    if (document.querySelector('dialog[open]')) return;
    isInside = false;
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    if (!isInside) return;
    clearTimeout(timer);
    // The dialog itself gives the focus back first, in a timer of its own.
    timer = setTimeout(look, 100);
  };
}
