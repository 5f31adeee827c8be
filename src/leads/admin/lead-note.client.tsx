'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { useSend } from './use-post.client';

const words = {
  vi: {
    note: 'Thêm ghi chú',
    hint: 'Ctrl + Enter để lưu. Ghi chú không sửa và không xoá được.',
    save: 'Lưu ghi chú',
    saved: 'Đã lưu ghi chú',
    failed: 'Chưa lưu được, nội dung vẫn còn ở đây',
  },
  en: {
    note: 'Add a note',
    hint: 'Ctrl + Enter saves. Notes are neither changed nor deleted.',
    save: 'Save note',
    saved: 'Note saved',
    failed: 'Could not save it; your text is still here',
  },
} as const;

type LeadNoteProps = { lead: number; onSaved: () => void };

/** The form for a note; one that could not be saved stays in it. */
export function LeadNote({ lead, onSaved }: LeadNoteProps) {
  const { i18n } = useTranslation();
  const text = i18n.language === 'vi' ? words.vi : words.en;
  const [note, setNote] = useState('');
  const { busy, send } = useSend();
  const save = async () => {
    if (busy || note.trim() === '') return;
    const said = { done: text.saved, failed: text.failed };
    const body = { lead, text: note.trim() };
    if (!(await send('/api/lead-notes', said, { body }))) return;
    setNote('');
    onSaved();
  };
  return (
    <div className="lead-note">
      <label htmlFor="lead-note">{text.note}</label>
      <textarea
        aria-describedby="lead-note-hint"
        id="lead-note"
        maxLength={4000}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        }}
        rows={3}
        value={note}
      />
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
