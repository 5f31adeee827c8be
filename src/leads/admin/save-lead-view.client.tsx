'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useSend } from './use-post-request.client';

const words = {
  vi: {
    name: 'Tên chế độ xem',
    shared: 'Cả nhóm dùng',
    ok: 'Lưu',
    cancel: 'Thôi',
    saved: 'Đã lưu',
    failed: 'Chưa lưu được',
  },
  en: {
    name: 'Name of the view',
    shared: 'Shared with the team',
    ok: 'Save',
    cancel: 'Cancel',
    saved: 'Saved',
    failed: 'Could not save it',
  },
} as const;

export type SavedView = {
  id: number;
  title: string;
  query?: string | null;
  isShared?: boolean | null;
  owner?: number | null;
};

type SaveViewProps = {
  /** The label of the button that opens the form. */
  label: string;
  query: string;
  onSaved: () => void;
  /** The saved view to change; without it a new view is saved. */
  view?: SavedView;
};

/** The form that saves the current filter as a view with a name, or renames and shares an existing view. */
export function SaveView({ label, query, onSaved, view }: SaveViewProps) {
  const { i18n } = useTranslation();
  const text = i18n.language === 'vi' ? words.vi : words.en;
  const { send } = useSend();
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState(view?.title ?? '');
  const [isShared, setIsShared] = useState(view?.isShared ?? false);
  const name = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Opening the form focuses the name; closing it returns the focus to the button that opened it.
  useEffect(() => {
    if (isOpen) name.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
    const open = form.current;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false);
    };
    open?.addEventListener('keydown', close);
    return () => open?.removeEventListener('keydown', close);
  }, [isOpen]);
  const save = async () => {
    if (title.trim() === '') return;
    const said = { done: text.saved, failed: text.failed };
    const changed = { title: title.trim(), isShared };
    const isSaved = view
      ? await send(`/api/lead-views/${view.id}`, said, { method: 'PATCH', body: changed })
      : await send('/api/lead-views', said, { body: { ...changed, query } });
    if (!isSaved) return;
    setIsOpen(false);
    if (!view) setTitle('');
    onSaved();
  };
  if (!isOpen) {
    return (
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => setIsOpen(true)}
        ref={opener}
        size="small"
      >
        {label}
      </Button>
    );
  }
  return (
    <form
      className="lead-views__save"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      ref={form}
    >
      <label>
        {text.name}
        <input
          maxLength={60}
          onChange={(event) => setTitle(event.target.value)}
          ref={name}
          value={title}
        />
      </label>
      <label>
        <input
          checked={isShared}
          onChange={(event) => setIsShared(event.target.checked)}
          type="checkbox"
        />
        {text.shared}
      </label>
      <Button margin={false} size="small" type="submit">
        {text.ok}
      </Button>
      <Button buttonStyle="none" margin={false} onClick={() => setIsOpen(false)} size="small">
        {text.cancel}
      </Button>
    </form>
  );
}
