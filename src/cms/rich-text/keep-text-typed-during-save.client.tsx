'use client';

import { FieldContext, useField, useForm, useFormProcessing } from '@payloadcms/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { typedTextsOf } from '@/lib/edit-on-page/unsaved-rich-texts';
import { isData } from '@/lib/is-json-object';

type KeepTypedProps = { path: string; children: ReactNode };

/** Accepts any text: the server checks whether it is filled in correctly. */
const accepted = () => true as const;

/** A value as JSON, with the names of each object sorted: the database does not keep their order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_name, one: unknown) =>
    isData(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/**
 * Writes the text of the editor into the form's state before a save can read that state: when the focus leaves the
 * editor, and before Ctrl+S.
 */
function useHandOver(path: string, handOver: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const left = ({ target }: Event) => {
      const editor = target instanceof Element && target.closest<HTMLElement>('[data-field-path]');
      if (editor && editor.dataset.fieldPath === path) handOver();
    };
    const pressed = ({ code, ctrlKey, metaKey }: KeyboardEvent) => {
      if (code === 'KeyS' && (ctrlKey || metaKey)) handOver();
    };
    document.addEventListener('focusout', left, options);
    window.addEventListener('keydown', pressed, options);
    return () => listening.abort();
  }, [path, handOver]);
}

/**
 * The rich text field, without the cases in which Payload's field loses typed text: a save reads the form before the
 * editor has written the last letters into it, and text typed during a save is replaced by the answer.
 */
function Kept({ path: givenPath, children }: KeepTypedProps) {
  const { dispatchFields, getField } = useForm();
  const texts = typedTextsOf(dispatchFields);
  const field = useField<unknown>({ potentiallyStalePath: givenPath, validate: accepted });
  const isSaving = useFormProcessing();
  const { path, initialValue, value, setValue } = field;

  /** Writes a text into the form, unless it equals the form's value: that would mark the form as unsaved. */
  const take = useCallback(
    (text: unknown) => {
      if (inOrder(text) !== inOrder(getField(path)?.value)) setValue(text);
    },
    [getField, path, setValue],
  );
  const handOver = useCallback(() => {
    const text = texts.read(path);
    if (text !== undefined) take(text);
  }, [path, take, texts]);
  useHandOver(path, handOver);

  useEffect(() => {
    if (isSaving) {
      texts.saving(path, true);
      return undefined;
    }
    // Waits, because the fields get the server's answer a moment after the form.
    const timer = setTimeout(() => texts.saving(path, false));
    return () => clearTimeout(timer);
  }, [isSaving, path, texts]);

  // Payload's text editor resets itself to the value of the form when the initial value changes. The old initial value
  // is kept if the editor already has the same text, or a newer one than the save.
  const [initial, setInitial] = useState({ ofForm: initialValue, ofEditor: initialValue });
  if (initial.ofForm !== initialValue) {
    const text = texts.read(path);
    const isKept =
      text !== undefined && (texts.isPastSave(path) || inOrder(text) === inOrder(value));
    setInitial({ ofForm: initialValue, ofEditor: isKept ? initial.ofEditor : initialValue });
  }
  useEffect(() => {
    if (initial.ofForm === initialValue && texts.isPastSave(path)) handOver();
  }, [handOver, initial, initialValue, path, texts]);

  const { ofEditor } = initial;
  const kept = useMemo(
    () => ({ ...field, initialValue: ofEditor, setValue: take }),
    [field, ofEditor, take],
  );
  return <FieldContext value={kept}>{children}</FieldContext>;
}

/**
 * Hides the surrounding field (`FieldContext`) from the components inside. Otherwise `useField` would return that field
 * to them instead of the one at their own path.
 */
export function OwnFields({ children }: { children: ReactNode }) {
  return <FieldContext value={undefined as never}>{children}</FieldContext>;
}

export function KeepTyped({ path, children }: KeepTypedProps) {
  return (
    <OwnFields>
      <Kept path={path}>{children}</Kept>
    </OwnFields>
  );
}
