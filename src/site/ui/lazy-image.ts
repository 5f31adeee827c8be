import type { Behaviour } from '@/lib/behaviour-type';

/** The distance to the viewport at which an image is loaded (spec §9). */
const MARGIN = '200px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls `act` once, when an image is near the viewport. All images share one IntersectionObserver. */
function whenNear(image: Element, signal: AbortSignal, act: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const near = waiting.get(target);
        forget(target);
        near?.();
      }
    },
    { rootMargin: MARGIN },
  );
  waiting.set(image, act);
  observer.observe(image);
  signal.addEventListener('abort', () => forget(image));
}

function forget(image: Element): void {
  waiting.delete(image);
  observer?.unobserve(image);
}

/**
 * An image that loads when it is near the viewport, from `data-src`, `data-srcset` and `data-sizes`; one without these
 * loads at once. `data-blur` is its placeholder as a CSS image; `data-loaded` marks it as loaded.
 */
export const lazyImage: Behaviour = (element, signal) => {
  if (!(element instanceof HTMLImageElement)) return;
  const { src, srcset, sizes, blur } = element.dataset;

  function show(): void {
    element.dataset.loaded = 'true';
    element.style.backgroundImage = '';
  }

  if (blur) element.style.backgroundImage = blur;
  if (!src) {
    // The image may have loaded before this script ran.
    if (element.complete && element.naturalWidth > 0) show();
    else element.addEventListener('load', show, { once: true, signal });
    return;
  }
  whenNear(element, signal, () => {
    element.addEventListener('load', show, { once: true, signal });
    if (sizes) element.sizes = sizes;
    if (srcset) element.srcset = srcset;
    element.src = src;
  });
};
