import type { ComponentPropsWithoutRef } from 'react';
import { Button } from './button';

/**
 * Attributes that make a button open a dialog: invoker commands, which need no script, and `data-opens-dialog` for the
 * script of the dialog (`modal-dialog.ts`).
 */
export function opensDialog(id: string) {
  return {
    'aria-haspopup': 'dialog' as const,
    'data-opens-dialog': id,
    command: 'show-modal',
    commandfor: id,
  };
}

/** Attributes that make a button close a dialog, in the same two ways. */
export function closesDialog(id: string) {
  return { 'data-closes-dialog': id, command: 'close', commandfor: id };
}

type DialogOpenerProps = ComponentPropsWithoutRef<typeof Button> & { dialogId: string };

export function DialogOpener({ dialogId, ...button }: DialogOpenerProps) {
  return <Button {...button} {...opensDialog(dialogId)} />;
}
