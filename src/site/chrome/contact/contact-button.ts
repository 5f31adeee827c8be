import type { Behaviour } from '@/lib/behaviour';

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The round button steps aside while it would cover what has the focus; its panel gives way to the page. */
export const contactButton: Behaviour = (button, signal) => {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const isOwn = (element: Node) => button.contains(element) || panel?.contains(element);
  const look = () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    const covers = overlaps(button.getBoundingClientRect(), focused.getBoundingClientRect());
    button.toggleAttribute('data-aside', covers && focused.id !== 'main' && !isOwn(focused));
  };
  const arrived = (event: FocusEvent) => {
    if (!isOwn(event.target as Node)) panel?.hidePopover(); // left by keyboard: it would cover what is read next
    look();
  };
  const follow = (event: Event) => {
    if ((event.target as Element).closest('a')) panel?.hidePopover();
  };
  document.addEventListener('focusin', arrived, { signal });
  document.addEventListener('focusout', () => button.removeAttribute('data-aside'), { signal });
  window.addEventListener('scroll', look, { passive: true, signal });
  panel?.addEventListener('click', follow, { signal });
};
