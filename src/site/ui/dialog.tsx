import type { ReactNode } from 'react';
import { closesDialog } from './dialog-opener';
import { IconButton } from './icon-button';

type DialogProps = {
  /** Buttons anywhere on the page open the dialog by `opensDialog(id)`. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** `wide` is for a video or a table. */
  width?: 'text' | 'wide';
};

/**
 * A native modal dialog: the rest of the page is inert and does not scroll. Escape, a click on the backdrop and the
 * close button close the dialog, and the focus returns to the element that opened it.
 */
export function Dialog({ id, title, closeLabel, children, width = 'text' }: DialogProps) {
  return (
    <dialog
      id={id}
      data-behaviour="modal-dialog"
      data-ground="light"
      aria-labelledby={`${id}-title`}
      className={`m-auto w-[calc(100%-32px)] max-h-[calc(100dvh-32px)] overflow-y-auto overscroll-contain rounded-card bg-paper p-0 text-ink shadow-float backdrop:bg-ink/70 open:entrance ${width === 'wide' ? 'max-w-[960px]' : 'max-w-[560px]'}`}
    >
      <div className="card-space">
        <div className="-mt-2 -mr-3 mb-3 flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="type-h3 pt-2">
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} {...closesDialog(id)} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
