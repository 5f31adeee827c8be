'use client';

import { Combobox, ComboboxItem, ComboboxPopover, useComboboxStore } from '@ariakit/react';
import { type InputHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '@/lib/fill-placeholders';
import { isNamed, type Mentioning, mentioningAt } from './find-typed-mention.client';
import { nameOf, type NoteFieldProps } from './note-field-without-mentions.client';
import { type Colleague, useColleagues } from './use-colleagues.client';

/** The maximum number of colleagues suggested at once. */
const MAX_SUGGESTED_COLLEAGUES = 8;

/**
 * The text field of a note, which suggests colleagues after an `@`. A text area may have no role of its own (ARIA in
 * HTML), so it stays a text box with `aria-autocomplete`, and the number of suggestions is announced in a status.
 */
export function NoteField({
  value,
  change,
  choose,
  self,
  text,
  wasFocused,
  rows,
  ...field
}: NoteFieldProps) {
  // Ariakit types the ref as an input, but the element is a text area.
  const area = useRef<HTMLInputElement>(null);
  const [startsFocused] = useState(wasFocused);
  const [mentioning, setMentioning] = useState<Mentioning | null>(null);
  /** The position of the `@` whose list stays closed, because a colleague was chosen or the list was dismissed. */
  const [settled, setSettled] = useState<number | null>(null);
  const colleagues = useColleagues(mentioning !== null);
  const offered =
    mentioning === null || mentioning.at === settled
      ? []
      : colleagues
          .filter(
            ({ id, name, email }) => id !== self && isNamed(mentioning.query, [name ?? '', email]),
          )
          .slice(0, MAX_SUGGESTED_COLLEAGUES);
  const isOpen = offered.length > 0;
  const store = useComboboxStore({
    open: isOpen,
    placement: 'bottom-start',
    setOpen: (open) => {
      if (!open && isOpen && mentioning) setSettled(mentioning.at);
    },
    value,
  });

  useLayoutEffect(() => {
    // This field replaces the plain one once its script has loaded, and takes over the keyboard focus.
    if (startsFocused) area.current?.focus();
  }, [startsFocused]);

  const write = (next: string, at: number) => {
    const asked = mentioningAt(next, at);
    setMentioning(asked);
    if (asked?.at !== settled) setSettled(null);
    change(next);
  };
  const insert = (colleague: Colleague) => {
    if (!mentioning) return;
    const { at, query } = mentioning;
    const name = `@${nameOf(colleague)} `;
    const rest = value.slice(at + 1 + query.length).replace(/^ /, '');
    flushSync(() => {
      setSettled(at);
      change(value.slice(0, at) + name + rest);
      choose(colleague);
    });
    area.current?.focus();
    area.current?.setSelectionRange(at + name.length, at + name.length);
  };
  return (
    <>
      <Combobox
        {...(field as InputHTMLAttributes<HTMLInputElement>)}
        autoSelect
        onChange={({ target }) => write(target.value, target.selectionStart ?? target.value.length)}
        ref={area}
        render={({ role: _role, 'aria-expanded': _expanded, ...given }) => (
          <textarea {...given} rows={rows} />
        )}
        setValueOnChange={false}
        setValueOnClick={false}
        showOnChange={false}
        showOnClick={false}
        showOnKeyPress={false}
        store={store}
        value={value}
      />
      <ComboboxPopover
        aria-label={text.offered}
        className="mention-list"
        fitViewport
        gutter={4}
        sameWidth
        store={store}
        unmountOnHide
      >
        {offered.map((colleague) => (
          <ComboboxItem
            className="mention-list__entry"
            focusOnHover
            key={colleague.id}
            onClick={() => insert(colleague)}
            setValueOnClick={false}
            value={String(colleague.id)}
          >
            <span>{nameOf(colleague)}</span>
            {colleague.name ? <small>{colleague.email}</small> : null}
          </ComboboxItem>
        ))}
      </ComboboxPopover>
      <p className="mention-list__said" role="status">
        {isOpen ? fill(text.count, { count: offered.length }) : ''}
      </p>
    </>
  );
}
