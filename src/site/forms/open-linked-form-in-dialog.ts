import type { Behaviour } from '@/lib/behaviour-type';
import { isPlainClick } from '@/lib/is-click-without-modifier-keys';

/**
 * Opens the form of the page named in `data-form-page` in a dialog, when a link to that page is clicked. Without a
 * script, or after an error, the link is followed.
 */
export const formDialog: Behaviour = (main, signal) => {
  let opening = false;
  const press = (event: MouseEvent) => {
    const { formPage: href, closeLabel = '' } = main.dataset;
    if (!href || !(event.target instanceof Element) || !isPlainClick(event)) return;
    const link = event.target.closest('a');
    if (link?.getAttribute('href') !== href || window.location.pathname === href) return;
    event.preventDefault();
    if (opening) return;
    opening = true;
    void import('./open-form-dialog')
      .then(({ openFormDialog }) => openFormDialog(link, closeLabel))
      .catch(() => window.location.assign(href))
      .finally(() => {
        opening = false;
      });
  };
  // The capture phase comes before the listener of `src/site/navigation`, which ignores a click that is handled.
  main.addEventListener('click', press, { capture: true, signal });
};
