import type { ComponentPropsWithoutRef } from 'react';
import { Button } from './button';

/**
 * Attributes that make a button open a dialog: invoker commands, which need no script, and an attribute for the script
 * in browsers without them.
 */
export function opensDialog(id: string) {
  return {
    'aria-haspopup': 'dialog' as const,
    'data-opens-dialog': id,
    command: 'show-modal',
    commandfor: id,
  };
}

/**
 * Attributes that make a button close a dialog: invoker commands, and an attribute for the script in browsers without
 * them.
 */
export function closesDialog(id: string) {
  return { 'data-closes-dialog': id, command: 'close', commandfor: id };
}

type DialogOpenerProps = ComponentPropsWithoutRef<typeof Button> & { dialogId: string };

/** A button that opens the dialog with this id. */
export function DialogOpener({ dialogId, ...button }: DialogOpenerProps) {
  return <Button {...button} {...opensDialog(dialogId)} />;
}
