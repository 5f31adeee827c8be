'use client';

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Relative } from '../desk/endpoints';
import type { TimelineItem } from '../desk/timeline';
import { LeadPeople } from './lead-people.client';

const words = {
  vi: {
    title: 'Diễn biến',
    note: 'Thêm ghi chú',
    hint: 'Ctrl + Enter để lưu. Ghi chú không sửa và không xoá được.',
    save: 'Lưu ghi chú',
    saved: 'Đã lưu ghi chú',
    failed: 'Chưa lưu được, nội dung vẫn còn ở đây',
    open: 'Mở',
    waiting: 'Đang tải…',
    away: 'Chưa tải được. Tải lại trang để thử lại.',
  },
  en: {
    title: 'What has happened',
    note: 'Add a note',
    hint: 'Ctrl + Enter saves. Notes are neither changed nor deleted.',
    save: 'Save note',
    saved: 'Note saved',
    failed: 'Could not save it; your text is still here',
    open: 'Open',
    waiting: 'Loading…',
    away: 'Could not load it. Reload the page to try again.',
  },
} as const;

type Desk = { timeline: TimelineItem[]; same: Relative[]; maybe: Relative[] };

/** The lead's history and its person; `again` asks anew. */
function useDesk(id: number | string | undefined) {
  const { lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const [desk, setDesk] = useState<Desk | 'waiting' | 'away'>('waiting');
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!id) return;
    const left = new AbortController();
    fetch(`/api/leads/${id}/desk`, {
      headers: { 'Accept-Language': i18n.language },
      signal: left.signal,
    })
      .then(async (answer) => setDesk(answer.ok ? ((await answer.json()) as Desk) : 'away'))
      .catch(() => {
        if (!left.signal.aborted) setDesk('away');
      });
    return () => left.abort();
  }, [id, i18n.language, lastUpdateTime, round]);
  return { desk, again: useCallback(() => setRound((before) => before + 1), []) };
}

type NoteFormProps = { lead: number; onSaved: () => void };

function NoteForm({ lead, onSaved }: NoteFormProps) {
  const { i18n } = useTranslation();
  const text = i18n.language === 'vi' ? words.vi : words.en;
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy || note.trim() === '') return;
    setBusy(true);
    const answer = await fetch('/api/lead-notes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ lead, text: note.trim() }),
    }).catch(() => undefined);
    setBusy(false);
    if (!answer?.ok) {
      toast.error(text.failed);
      return;
    }
    setNote('');
    toast.success(text.saved);
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

/** In a lead's form: its person, notes to add to, and everything that happened, newest first. */
export function LeadHistory() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const text = words[language];
  const { desk, again } = useDesk(id);
  const moment = new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  if (!id) return null;
  if (typeof desk === 'string') return <p role="status">{text[desk]}</p>;
  return (
    <>
      <LeadPeople lead={Number(id)} maybe={desk.maybe} onChange={again} same={desk.same} />
      <section aria-labelledby="lead-history" className="lead-history">
        <h3 id="lead-history">{text.title}</h3>
        <NoteForm lead={Number(id)} onSaved={again} />
        <ol>
          {desk.timeline.map(({ key, at, title, by, text: written, href }) => (
            <li data-kind={key.split('-')[0]} key={key}>
              <time dateTime={at}>{moment.format(new Date(at))}</time>
              <div>
                <p>
                  <strong>{title}</strong>
                  {by && <span> · {by}</span>}
                  {href && <a href={href}>{text.open}</a>}
                </p>
                {written && <p className="lead-history__text">{written}</p>}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
