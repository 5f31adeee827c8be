let isPressed = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => (isPressed = false), { capture: true });
  }
}

/**
 * Runs a task that shifts the layout as soon as no pointer is pressed: otherwise a click target could move away from
 * the pointer, and the click would be lost. The task runs after the current one, because a touch moves the focus only
 * as it ends, in the same task as its click.
 */
export function afterPointerUp(task: () => void, signal: AbortSignal): void {
  const soon = () => setTimeout(() => signal.aborted || task(), 0);
  if (!isPressed) {
    soon();
    return;
  }
  const ended = new AbortController();
  const once = { signal: AbortSignal.any([signal, ended.signal]) };
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(
      end,
      () => {
        ended.abort();
        soon();
      },
      once,
    );
  }
}
