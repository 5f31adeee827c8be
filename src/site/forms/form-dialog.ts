import type { Behaviour } from '@/lib/behaviour';
import { isPlainClick } from '@/lib/is-plain-click';

/**
 * Links of the page's own content that lead to a form open it here instead; without a script, or when
 * anything fails, they are the links they look like. What the dialog needs is loaded when it is wanted.
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
  // Before the link's own handler, which then leaves the press alone.
  main.addEventListener('click', press, { capture: true, signal });
};
