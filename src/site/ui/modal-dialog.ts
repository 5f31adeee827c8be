import type { Behaviour } from '@/lib/behaviour-type';

/**
 * The script of `Dialog`: a click on the backdrop closes the dialog, the focus returns to the element that opened it,
 * and its buttons work in browsers without invoker commands.
 */
export const modalDialog: Behaviour = (element, signal) => {
  const dialog = element as HTMLDialogElement;
  const id = CSS.escape(dialog.id);
  let opener: HTMLElement | null = null;
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target === dialog || target.closest(`[data-closes-dialog="${id}"]`)) {
      dialog.close();
      return;
    }
    const found = target.closest<HTMLElement>(`[data-opens-dialog="${id}"]`);
    if (!found) return;
    opener = found;
    // Browsers with invoker commands open the dialog by themselves.
    if (!('commandForElement' in found)) dialog.showModal();
  };
  document.addEventListener('click', press, { signal });
  // Safari does not focus a clicked button, so the browser can not return the focus to it by itself.
  dialog.addEventListener('close', () => opener?.focus(), { signal });
};
