import type { Behaviour } from '@/lib/behaviour';

/** Spec §9: an image is fetched this far before it comes into view. */
const MARGIN = '200px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer watches all images: it tells each of them once, when it is near. */
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
 * An image: its addresses are those of `data-src`, `data-srcset` and `data-sizes` once it is near; one without
 * them is fetched by the browser at once. `data-blur` is a CSS image that stands in its place until it is
 * there, which `data-loaded` says.
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
    // It may have come before the script did.
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
