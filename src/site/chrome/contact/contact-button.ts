import type { Behaviour } from '@/lib/behaviour-type';

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Elements that the floating contact button must not cover: inputs, tables and the like; `data-clear` marks others,
 * such as a price or a scale.
 */
const KEPT_CLEAR = 'input, select, textarea, [data-form] button, table, [data-clear]';

/**
 * Hides the floating contact button while it would cover the focus or content that must not be covered; focusing the
 * button shows it again. Its panel closes when the focus moves on to the page.
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
    if (!isOwn(event.target as Node)) panel?.hidePopover(); // focus moved on by keyboard: the panel would cover the next element
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
