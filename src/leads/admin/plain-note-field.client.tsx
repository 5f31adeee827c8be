'use client';

import type { TextareaHTMLAttributes } from 'react';
import { normalized } from '@/lib/normalize-unicode';
import type { Colleague } from './use-colleagues.client';

/** How a colleague is named in a note: by name, or by e-mail address without one; as `write-note.ts` looks for it. */
export const nameOf = ({ name, email }: Colleague): string =>
  normalized(name?.trim() || email, 'NFC');

export type NoteFieldProps = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'aria-describedby' | 'id' | 'maxLength' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'rows'
> & {
  value: string;
  change: (value: string) => void;
  /** A colleague was chosen for the `@` in the text. */
  choose: (colleague: Colleague) => void;
  /** The signed-in colleague, who is not offered. */
  self: number | undefined;
  text: { offered: string; count: string };
  /** Whether the plain field had the focus when the field with the list of colleagues replaced it. */
  wasFocused: boolean;
};

/** The field of a note while the list of colleagues is being loaded, or when it can not be. */
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
