import type { Behaviour } from '@/lib/behaviour-type';
import { isPlainClick } from '@/lib/is-click-without-modifier-keys';

/**
 * Opens the form of a linked page in a dialog. Without a script, or after an error, the link is followed. The code of
 * the dialog is loaded on demand.
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
  // The click is handled in the capture phase, before the link's own handler, which then ignores it.
  main.addEventListener('click', press, { capture: true, signal });
};
