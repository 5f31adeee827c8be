'use client';

/** Selectors of dialogs and menus, whose opener gets the focus when they close. */
const LAYERS = 'dialog, [role="dialog"], .popup__content';

const isIn = (element: Element): boolean => element.closest(LAYERS) !== null;

/**
 * Restores the focus when a dialog closes whose opener is gone, such as a menu entry; otherwise the focus would jump
 * to the top of the page. The focus returns to the element that had it before the menu opened. After a click
 * elsewhere, the clicked element gets the focus as usual.
 * @returns a function to call after each change of the page
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
    // Waits because the dialog first restores the focus itself, in a timer of its own.
    timer = setTimeout(look, 100);
  };
}
