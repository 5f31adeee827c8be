import type { ComponentPropsWithoutRef } from 'react';
import { Button } from './button';

/**
 * What makes any button open a dialog: the browser's own command where it knows it, which needs no
 * script, and a mark that the dialog's script looks for where it does not.
 */
export function opensDialog(id: string) {
  return {
    'aria-haspopup': 'dialog' as const,
    'data-opens-dialog': id,
    command: 'show-modal',
    commandfor: id,
  };
}

/** What makes any button close a dialog, in the same two ways. */
export function closesDialog(id: string) {
  return { 'data-closes-dialog': id, command: 'close', commandfor: id };
}

type DialogOpenerProps = ComponentPropsWithoutRef<typeof Button> & { dialogId: string };

/** A button that opens the dialog of that id. */
export function DialogOpener({ dialogId, ...button }: DialogOpenerProps) {
  return <Button {...button} {...opensDialog(dialogId)} />;
}
