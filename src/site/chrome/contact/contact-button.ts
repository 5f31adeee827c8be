import type { Behaviour } from '@/lib/behaviour';

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What a reader fills in, compares or reckons with; `data-clear` names what no element does: a price, a scale. */
const KEPT_CLEAR = 'input, select, textarea, [data-form] button, table, [data-clear]';

/**
 * The round button hides while it would cover what has the focus or has to be read whole; the focus brings it
 * back. Its panel gives way to the page.
 */
export const contactButton: Behaviour = (button, signal) => {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const isOwn = (element: Node) => button.contains(element) || panel?.contains(element);
  const look = () => {
    const own = button.getBoundingClientRect();
    const covers = (element: Element) => overlaps(own, element.getBoundingClientRect());
    const kept = [...document.querySelectorAll(KEPT_CLEAR), ...document.querySelectorAll(':focus')];
    button.toggleAttribute(
      'data-aside',
      kept.some((element) => element.id !== 'main' && !isOwn(element) && covers(element)),
    );
  };
  const arrived = (event: FocusEvent) => {
    if (!isOwn(event.target as Node)) panel?.hidePopover(); // left by keyboard: it would cover what is read next
    look();
  };
  const follow = (event: Event) => {
    if ((event.target as Element).closest('a')) panel?.hidePopover();
  };
  document.addEventListener('focusin', arrived, { signal });
  document.addEventListener('focusout', look, { signal });
  window.addEventListener('scroll', look, { passive: true, signal });
  look();
  panel?.addEventListener('click', follow, { signal });
};
