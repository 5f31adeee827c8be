'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';
import { clockTime } from '@/lib/format-times-and-durations';
import { clockOf, useNow } from './text-of-reply-deadline.client';
import type { LeadSummary } from './read-lead-summary';
import type { LeadSummaryText } from './lead-summary-translations';
import { SummaryActions } from './lead-summary-actions.client';
import { LeadNextStep } from './lead-next-step.client';
import type { NextStepText } from './next-step-translations';
import { openLetter } from './mail-to-lead-form.client';
import { useFollowed, useLeadData } from './use-server-data-of-open-lead.client';
import type { LeadBoardText } from './views/unanswered-leads-board-translations';
import './lead-summary.css';

type LeadSummaryProps = {
  /** The data that the server read together with the form. */
  initial: LeadSummary;
  language: 'vi' | 'en';
  text: LeadSummaryText;
  board: LeadBoardText;
  step: NextStepText;
};

type Part = Omit<LeadSummaryProps, 'initial'> & { summary: LeadSummary };

function Clock({ summary: { clock, readAt }, language, text, board }: Part) {
  const now = useNow(readAt);
  const { answered, dueAt, running } = clock;
  if (!dueAt && !answered) return <p className="lead-summary__clock">{text.noClock}</p>;
  const isLate = !answered && Date.parse(dueAt ?? '') <= now;
  const said = clockOf({ answered, dueAt: dueAt ?? '', running, language, now, text: board });
  return (
    <p className="lead-summary__clock" data-late={isLate || answered?.inTime === false}>
      {answered ? <span>{text.answeredAt}</span> : null}
      <strong>{said}</strong>
      {answered && dueAt ? <span>{answered.inTime ? board.inTime : board.tooLate}</span> : null}
      {!answered && dueAt && running ? (
        <span>{board.due.replace('{{time}}', clockTime(dueAt, language, now))}</span>
      ) : null}
    </p>
  );
}

function Person({ summary: { name, about, company, form } }: Part) {
  const shown = about.join(' · ');
  return (
    <div className="lead-summary__person">
      <p className="lead-summary__form">{form}</p>
      <h2 id="lead-summary">{name}</h2>
      {company || shown ? (
        <p>
          {company?.href ? (
            <a href={company.href} rel="noreferrer" target="_blank">
              {company.text}
            </a>
          ) : (
            company?.text
          )}
          {company && shown ? ' · ' : null}
          {shown}
        </p>
      ) : null}
    </div>
  );
}

/** The summary card of a lead: the data that a colleague needs before answering. */
export function LeadSummaryCard({ initial, ...words }: LeadSummaryProps) {
  const { id } = useDocumentInfo();
  const { setDocumentTitle } = useDocumentTitle();
  const { data, again } = useLeadData();
  const loaded = typeof data === 'string' ? null : data;
  const summary = loaded?.summary ?? initial;
  useFollowed(loaded?.summary ?? {});
  useEffect(() => setDocumentTitle(summary.name), [setDocumentTitle, summary.name]);
  const part = { ...words, summary };
  const { text } = words;
  return (
    <article aria-labelledby="lead-summary" className="lead-summary">
      <header>
        <Person {...part} />
        <Clock {...part} />
      </header>
      <blockquote aria-label={text.message} data-empty={summary.message === ''}>
        {summary.message || text.noMessage}
      </blockquote>
      <SummaryActions {...part} again={again} lead={Number(id)} write={openLetter} />
      <LeadNextStep
        again={again}
        language={words.language}
        lead={Number(id)}
        summary={summary}
        text={words.step}
      />
      <dl>
        {summary.rows.map(({ name, lines }) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </article>
  );
}
