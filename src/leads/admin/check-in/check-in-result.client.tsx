'use client';

import { useEffect, useId, useRef } from 'react';
import { clockTime } from '@/lib/format-times-and-durations';
import type { CheckInRow } from '../../tickets/check-in-state';
import { counted, fill } from '@/lib/fill-placeholders';
import type { CheckInText } from './check-in-translations';
import type { CheckInEntryResult, LastEntry } from './check-in-session.client';

/** Focuses the first button below a new result, so that a screen reader announces the result. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus();

/**
 * What fills the screen: a request under way, the choice of a number of people, a result, a code that is no ticket,
 * or an error with a retry.
 */
export type Shown =
  | { kind: 'checking' }
  | { kind: 'group'; row: CheckInRow }
  | { kind: 'result'; result: CheckInEntryResult }
  | { kind: 'not-ours' }
  | { kind: 'failed'; retry: () => void };

type Said = {
  tone: 'yes' | 'no' | 'ask' | 'wait';
  headline: string;
  explained: string;
  note: string;
};

function saidOf(shown: Shown, language: 'vi' | 'en', text: CheckInText): Said {
  if (shown.kind === 'checking') {
    return { tone: 'wait', headline: text.checking, explained: '', note: '' };
  }
  if (shown.kind === 'not-ours') {
    const { 'not-ours': headline } = text.answers;
    return { tone: 'no', headline, explained: text.explained['not-ours'], note: '' };
  }
  if (shown.kind === 'failed') {
    return { tone: 'no', headline: text.failed, explained: text.failedWhy, note: '' };
  }
  if (shown.kind === 'group') {
    const { quantity, arrived } = shown.row;
    return {
      tone: 'ask',
      headline: fill(text.group, { all: quantity }),
      explained: fill(text.groupIn, { arrived, all: quantity }),
      note: '',
    };
  }
  const { outcome, people, row, event, code, isOffline } = shown.result;
  if (outcome === 'entered') {
    const note = isOffline ? text.recorded : '';
    return { tone: 'yes', headline: counted(text.enters, people), explained: '', note };
  }
  const values = {
    all: row?.quantity ?? 0,
    code,
    count: people,
    event,
    time: row?.since ? clockTime(row.since, language, Date.now()) : '',
  };
  return {
    tone: 'no',
    headline: fill(text.answers[outcome], values),
    explained: fill(text.explained[outcome], values),
    note: isOffline ? text.byPhone : '',
  };
}

const marks = {
  yes: 'M14 33 27 46 51 19',
  no: 'M18 18 46 46 M46 18 18 46',
  ask: 'M22 24a10 10 0 1 1 15 9c-4 2-5 4-5 8 M32 50v1',
  wait: 'M32 16v16l10 8',
};

/** An icon beside the words of the result, because colour alone must not carry the meaning. */
function Mark({ tone }: { tone: Said['tone'] }) {
  return (
    <svg aria-hidden="true" className="check-in-result__mark" viewBox="0 0 64 64">
      <circle cx="32" cy="32" r="29" />
      <path d={marks[tone]} />
    </svg>
  );
}

function Ticket({ row, text }: { row: CheckInRow; text: CheckInText }) {
  const { name, company, type, quantity, arrived, code } = row;
  return (
    <>
      <p className="check-in-result__name">{name || code}</p>
      <p>{[type, company].filter(Boolean).join(' · ')}</p>
      {quantity > 1 ? (
        <p className="check-in-result__group">{fill(text.groupIn, { arrived, all: quantity })}</p>
      ) : null}
    </>
  );
}

type CheckInResultProps = {
  shown: Shown;
  /** The number of people who are checked in, and the total: `37 / 200` */
  counter: string;
  last: LastEntry | null;
  language: 'vi' | 'en';
  text: CheckInText;
  onEnter: (row: CheckInRow, people: number) => void;
  onNext: () => void;
  onUndo: () => void;
};

/** The result for a ticket in a full-screen dialog. "Next" is within reach of the thumb, "Undo" far from it. */
export function CheckInResult(props: CheckInResultProps) {
  const { shown, counter, last, language, text, onEnter, onNext, onUndo } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    opened?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => opened?.close();
  }, []);

  const { tone, headline, explained, note } = saidOf(shown, language, text);
  const row =
    shown.kind === 'group' ? shown.row : shown.kind === 'result' ? shown.result.row : null;
  const left = row ? row.quantity - row.arrived : 0;
  const isNextFirst = shown.kind !== 'group' && shown.kind !== 'failed';
  const hasMore = shown.kind === 'result' && tone === 'yes' && left > 0;
  return (
    <dialog
      ref={dialog}
      aria-describedby={`${id}-about`}
      aria-labelledby={`${id}-said`}
      className="check-in-result"
      data-tone={tone}
      onCancel={(event) => {
        event.preventDefault();
        if (shown.kind !== 'checking') onNext();
      }}
    >
      <div className="check-in-result__top">
        <p className="check-in-result__counter">{counter}</p>
        {tone === 'yes' && last ? (
          <button className="check-in-result__undo" onClick={onUndo} type="button">
            {fill(text.undo, { name: last.name, count: last.people })}
          </button>
        ) : null}
      </div>
      <div className="check-in-result__body" aria-live="assertive">
        <Mark tone={tone} />
        <h2 id={`${id}-said`}>{headline}</h2>
        <div id={`${id}-about`}>
          {row && shown.kind !== 'checking' ? <Ticket row={row} text={text} /> : null}
          {shown.kind !== 'group' && explained ? <p>{explained}</p> : null}
          {note ? <p className="check-in-result__note">{note}</p> : null}
        </div>
      </div>
      <div className="check-in-result__bottom">
        {shown.kind === 'group' || hasMore ? (
          <div className="check-in-result__people">
            <button
              key={headline}
              ref={shown.kind === 'group' ? focusOn : undefined}
              data-first={shown.kind === 'group' ? '' : undefined}
              onClick={() => row && onEnter(row, 1)}
              type="button"
            >
              {text.letOne}
            </button>
            {left > 1 ? (
              <button onClick={() => row && onEnter(row, left)} type="button">
                {fill(row?.arrived === 0 ? text.letAll : text.letRest, { count: left })}
              </button>
            ) : null}
          </div>
        ) : null}
        {shown.kind === 'failed' ? (
          <button ref={focusOn} data-first="" onClick={shown.retry} type="button">
            {text.retry}
          </button>
        ) : null}
        {shown.kind === 'checking' ? null : (
          <button
            key={headline}
            ref={isNextFirst ? focusOn : undefined}
            className="check-in-result__next"
            data-first={isNextFirst ? '' : undefined}
            onClick={onNext}
            type="button"
          >
            {shown.kind === 'group' ? text.notNow : text.next}
          </button>
        )}
      </div>
    </dialog>
  );
}
