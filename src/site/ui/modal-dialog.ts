import type { Behaviour } from '@/lib/behaviour';

/**
 * What a dialog needs a script for: a press beside it closes it, the focus goes back to what opened it, and
 * its buttons work where the browser does not know their commands.
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
    // A browser that knows commands opens it by itself (opensDialog).
    if (!('commandForElement' in found)) dialog.showModal();
  };
  document.addEventListener('click', press, { signal });
  // Safari does not focus a pressed button, so the browser alone would not find the way back.
  dialog.addEventListener('close', () => opener?.focus(), { signal });
};
