/** Names of events that count as a first interaction; a page in a background tab has none. */
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
