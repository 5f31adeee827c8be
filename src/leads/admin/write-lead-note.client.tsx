'use client';

import { Button, toast, useAuth, useTranslation } from '@payloadcms/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { fill } from '@/lib/fill-placeholders';
import { normalized } from '@/lib/normalize-unicode';
import { stillMentioned } from '../schema/find-mentions';
import { MAX_NOTE_LENGTH } from '../schema/note-lengths';
import { nameOf, type NoteFieldProps, PlainNoteField } from './note-field-without-mentions.client';

const words = {
  vi: {
    note: 'Thêm ghi chú',
    hint: 'Gõ @ để nhắc đồng nghiệp. Ctrl + Enter để lưu. Ghi chú không sửa và không xoá được.',
    save: 'Lưu ghi chú',
    saved: 'Đã lưu ghi chú',
    told: 'Đã lưu ghi chú và báo cho {{names}}',
    untold: 'Chưa báo được cho {{names}}: tài khoản không còn xem khách tiềm năng.',
    failed: 'Chưa lưu được, nội dung vẫn còn ở đây',
    savedBefore:
      'Ghi chú này đã được lưu với nội dung trước đó, xem “Diễn biến”. Lưu lại để thêm ghi chú mới.',
    offered: 'Đồng nghiệp',
    count: '{{count}} đồng nghiệp. Mũi tên lên xuống để chọn, Enter để chèn tên.',
  },
  en: {
    note: 'Add a note',
    hint: 'Type @ to mention a colleague. Ctrl + Enter saves. Notes are neither changed nor deleted.',
    save: 'Save note',
    saved: 'Note saved',
    told: 'Note saved; {{names}} will be told',
    untold: 'Not told: {{names}}. The account can no longer see leads.',
    failed: 'Could not save it; your text is still here',
    savedBefore:
      'This note was saved in its earlier words, see “What has happened”. Save again to add another.',
    offered: 'Colleagues',
    count: '{{count}} found. Arrow keys choose, Enter inserts the name.',
  },
} as const;

type LeadNoteProps = { lead: number; onSaved: () => void };
type Saved = { told: number[] } | 'other-words' | 'failed';

/**
 * The field that suggests colleagues is a script of its own, loaded when a lead is opened. Until it has loaded, or if
 * it can not be loaded, a note is written in a plain field.
 */
const NoteField = lazy(() =>
  import('./note-field-with-mentions.client')
    .then((part) => ({ default: part.NoteField }))
    .catch(() => ({ default: PlainNoteField })),
);

async function post(path: string, body: unknown): Promise<Saved> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => null,
  );
  if (answer?.status === 409) return 'other-words';
  return answer?.ok ? ((await answer.json()) as { told: number[] }) : 'failed';
}

/** The form for a note. It keeps the typed text when saving fails. */
export function LeadNote({ lead, onSaved }: LeadNoteProps) {
  const { i18n } = useTranslation();
  const text = i18n.language === 'vi' ? words.vi : words.en;
  const { user } = useAuth();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const chosen = useRef(new Map<number, string>());
  // The idempotency key stays until the note is saved, so that a note sent again after a lost answer is saved once.
  const key = useRef('');
  const [hasFocus, setHasFocus] = useState(false);
  const save = async () => {
    const written = normalized(note.trim(), 'NFC');
    if (busy || written === '') return;
    setBusy(true);
    key.current ||= crypto.randomUUID();
    const mentioned = stillMentioned(written, [...chosen.current]);
    const body = { key: key.current, text: written, mentions: mentioned.map(([id]) => id) };
    const saved = await post(`/api/leads/${lead}/note`, body);
    setBusy(false);
    if (saved === 'failed') {
      toast.error(text.failed);
      return;
    }
    // The note is saved: text that is typed from now on belongs to another note, with another key.
    key.current = '';
    if (saved === 'other-words') {
      toast.error(text.savedBefore);
      onSaved();
      return;
    }
    const names = (isTold: boolean) =>
      mentioned
        .flatMap(([id, name]) => (saved.told.includes(id) === isTold ? name : []))
        .join(', ');
    const [told, untold] = [names(true), names(false)];
    toast.success(told ? fill(text.told, { names: told }) : text.saved);
    if (untold) toast.warning(fill(text.untold, { names: untold }));
    chosen.current.clear();
    setNote('');
    onSaved();
  };
  const field: NoteFieldProps = {
    'aria-describedby': 'lead-note-hint',
    change: setNote,
    choose: (colleague) => {
      // A colleague who is chosen twice moves to the end of the list, as the last choice.
      chosen.current.delete(colleague.id);
      chosen.current.set(colleague.id, nameOf(colleague));
    },
    id: 'lead-note',
    maxLength: MAX_NOTE_LENGTH,
    onBlur: () => setHasFocus(false),
    onFocus: () => setHasFocus(true),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void save();
    },
    rows: 3,
    self: user?.id === undefined ? undefined : Number(user.id),
    text,
    value: note,
    wasFocused: hasFocus,
  };
  return (
    <div className="lead-note">
      <label htmlFor="lead-note">{text.note}</label>
      <Suspense fallback={<PlainNoteField {...field} />}>
        <NoteField {...field} />
      </Suspense>
      <div className="lead-note__end">
        <small id="lead-note-hint">{text.hint}</small>
        <Button
          buttonStyle="secondary"
          disabled={busy || note.trim() === ''}
          margin={false}
          onClick={() => void save()}
          size="small"
        >
          {text.save}
        </Button>
      </div>
    </div>
  );
}
