/**
 * Events that count as the visitor's first interaction. A page opened in a background tab gets none of them, so what
 * waits for the first interaction does not start there until the tab is looked at.
 */
const INTERACTIONS = [
  'scroll',
  'pointermove',
  'pointerdown',
  'keydown',
  'touchstart',
  'focusin',
] as const;

/** Resolves with the first interaction of the visitor with this document. */
export const firstInteraction = new Promise<void>((resolve) => {
  const there = new AbortController();
  for (const name of INTERACTIONS) {
    window.addEventListener(
      name,
      () => {
        there.abort();
        resolve();
      },
      { capture: true, passive: true, signal: there.signal },
    );
  }
});
