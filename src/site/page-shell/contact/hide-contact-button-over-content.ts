import type { Behaviour } from '@/lib/behaviour-type';

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * A selector of the elements that the button must not cover: controls of forms, tables, the focused element, and others
 * that are marked by `data-clear`, such as a price or a scale.
 */
const KEPT_CLEAR =
  'input, select, textarea, [data-form] button, table, [data-clear], :focus:not(#main)';

/**
 * Hides the floating contact button while it would cover an element of `KEPT_CLEAR`. The panel closes when the focus
 * moves to another element of the page, and when one of its links is followed.
 */
export const contactButton: Behaviour = (button, signal) => {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const isOwn = (element: Node) => button.contains(element) || panel?.contains(element);
  const look = () => {
    const own = button.getBoundingClientRect();
    button.toggleAttribute(
      'data-aside',
      [...document.querySelectorAll(KEPT_CLEAR)].some(
        (element) =>
          !isOwn(element) &&
          // Elements in sections that are not laid out yet are skipped: reading their position would lay them out.
          element.checkVisibility({ contentVisibilityAuto: true }) &&
          overlaps(own, element.getBoundingClientRect()),
      ),
    );
  };
  // In the next frame: reading positions at once would make the browser lay out a page that is being replaced.
  const lookSoon = () => requestAnimationFrame(look);
  const arrived = (event: FocusEvent) => {
    if (!isOwn(event.target as Node)) panel?.hidePopover(); // the panel would cover the focused element
    lookSoon();
  };
  const follow = (event: Event) => {
    if ((event.target as Element).closest('a')) panel?.hidePopover();
  };
  document.addEventListener('focusin', arrived, { signal });
  document.addEventListener('focusout', lookSoon, { signal });
  window.addEventListener('scroll', lookSoon, { passive: true, signal });
  lookSoon();
  panel?.addEventListener('click', follow, { signal });
};
