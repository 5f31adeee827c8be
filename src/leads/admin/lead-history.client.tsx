'use client';

import { useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { OFFICE_ZONE } from '@/lib/office-hours';
import type { Relative } from './lead-endpoints';
import type { TimelineItem } from '../management/timeline';
import type { LetterDesk } from '../mail/sales-letter';
import { LeadLetter } from './lead-letter.client';
import { LeadNote } from './lead-note.client';
import { LeadPeople } from './lead-people.client';

const words = {
  vi: {
    title: 'Diễn biến',
    open: 'Mở',
    waiting: 'Đang tải…',
    away: 'Chưa tải được. Tải lại trang để thử lại.',
  },
  en: {
    title: 'What has happened',
    open: 'Open',
    waiting: 'Loading…',
    away: 'Could not load it. Reload the page to try again.',
  },
} as const;

type Desk = {
  timeline: TimelineItem[];
  same: Relative[];
  maybe: Relative[];
  letter: LetterDesk;
  stage: string;
};

/**
 * A letter that has gone out moves a new lead on. The open form follows, or saving it would move the lead
 * back.
 */
function useStage(stage: string | undefined): void {
  const { dispatchFields } = useForm();
  const shown = useFormFields(([fields]) => fields.stage?.value);
  useEffect(() => {
    if (shown !== 'new' || stage === undefined || stage === 'new') return;
    dispatchFields({ type: 'UPDATE', path: 'stage', value: stage, initialValue: stage });
  }, [dispatchFields, shown, stage]);
}

/** The lead's history and its person; `again` asks anew. */
function useDesk(id: number | string | undefined) {
  const { lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const [desk, setDesk] = useState<Desk | 'waiting' | 'away'>('waiting');
  const [round, setRound] = useState(0);
  // In the address, so that a save and a note ask again.
  const after = `${lastUpdateTime}-${round}`;
  useEffect(() => {
    if (!id) return;
    const left = new AbortController();
    fetch(`/api/leads/${id}/desk?after=${after}`, {
      headers: { 'Accept-Language': i18n.language },
      signal: left.signal,
    })
      .then(async (answer) => setDesk(answer.ok ? ((await answer.json()) as Desk) : 'away'))
      .catch(() => {
        if (!left.signal.aborted) setDesk('away');
      });
    return () => left.abort();
  }, [id, i18n.language, after]);
  return { desk, again: useCallback(() => setRound((before) => before + 1), []) };
}

/** In a lead's form: its person, notes to add to, and everything that happened, newest first. */
export function LeadHistory() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const text = words[language];
  const { desk, again } = useDesk(id);
  useStage(typeof desk === 'string' ? undefined : desk.stage);
  const moment = new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: OFFICE_ZONE,
  });
  if (!id) return null;
  if (typeof desk === 'string') return <p role="status">{text[desk]}</p>;
  return (
    <>
      <LeadPeople lead={Number(id)} maybe={desk.maybe} onChange={again} same={desk.same} />
      <section aria-labelledby="lead-history" className="lead-history">
        <h3 id="lead-history">{text.title}</h3>
        <LeadLetter lead={Number(id)} letter={desk.letter} onSent={again} />
        <LeadNote lead={Number(id)} onSaved={again} />
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
