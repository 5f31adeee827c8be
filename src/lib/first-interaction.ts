/** Events that count as a first interaction; a page in an unread tab has none. */
const DEEDS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Resolves with the first interaction of the visitor with this document. */
export const firstInteraction = new Promise<void>((resolve) => {
  const there = new AbortController();
  for (const deed of DEEDS) {
    window.addEventListener(
      deed,
      () => {
        there.abort();
        resolve();
      },
      { capture: true, passive: true, signal: there.signal },
    );
  }
});
