import type { Behaviour } from '@/lib/behaviour-type';
import { onPageChange } from '@/lib/client-side-navigation';

/**
 * Opens the mobile menu as a modal dialog: the page behind is inert, the focus stays inside, Escape closes the menu,
 * and the focus returns to the menu's button. Following a link closes the menu, even a link to the same page.
 */
export const modalMenu: Behaviour = (element, signal) => {
  const menu = element.querySelector('dialog');
  if (!menu) return;
  const close = () => menu.close();
  const press = (event: Event) => {
    const pressed = (event.target as Element).closest('a, [popovertarget]');
    if (!pressed) return;
    if (pressed.matches('a, [popovertargetaction="hide"]')) {
      close();
      return;
    }
    event.preventDefault(); // the script opens a dialog; the popover is for pages without a script
    menu.removeAttribute('popover');
    if (!menu.open) menu.showModal();
  };
  element.addEventListener('click', press, { signal });
  // The menu closes when the window gets so wide that the header shows tabs instead: `element` is not displayed then.
  window.addEventListener('resize', () => element.offsetWidth || close(), { signal });
  onPageChange(close, signal);
};
