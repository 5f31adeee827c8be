'use client';

import type { TextareaHTMLAttributes } from 'react';
import { normalized } from '@/lib/normalize-unicode';
import type { Colleague } from './use-colleagues.client';

/**
 * The name of a colleague in a note: the name, or the e-mail address without one. The server
 * (src/leads/management/write-lead-note.ts) searches the note for the same text.
 */
export const nameOf = ({ name, email }: Colleague): string =>
  normalized(name?.trim() || email, 'NFC');

export type NoteFieldProps = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'aria-describedby' | 'id' | 'maxLength' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'rows'
> & {
  value: string;
  change: (value: string) => void;
  /** Called when a colleague is chosen for the `@` in the text. */
  choose: (colleague: Colleague) => void;
  /** The id of the signed-in colleague, who is left out of the suggestions. */
  self: number | undefined;
  text: { offered: string; count: string };
  /** Whether the plain field had the focus when `NoteField`, which suggests colleagues, replaced it. */
  wasFocused: boolean;
};

/** The plain text field of a note, while the script of `NoteField` is loading or when it could not be loaded. */
export function PlainNoteField({
  value,
  change,
  choose: _choose,
  self: _self,
  text: _text,
  wasFocused: _wasFocused,
  ...field
}: NoteFieldProps) {
  return <textarea {...field} onChange={({ target }) => change(target.value)} value={value} />;
}
