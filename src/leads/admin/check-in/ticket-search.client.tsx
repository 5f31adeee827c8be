'use client';

import { useDeferredValue, useId, useMemo, useState } from 'react';
import { clockTime } from '@/lib/format-times-and-durations';
import { codeInScan, type CheckInRow } from '../../tickets/check-in-state';
import { findTickets } from '../../tickets/search-tickets-on-phone';
import { ticketStatuses } from '../../tickets/ticket-statuses';
import { counted, fill } from '@/lib/fill-placeholders';
import type { CheckInText } from './check-in-translations';

/** The maximum number of results that are shown: as many as a user scrolls through with a thumb. */
const MAX_RESULTS = 20;

type Language = 'vi' | 'en';

/** The state of a ticket in a few words: its status, since when its guest is in, or how many of a group are in. */
function standing(row: CheckInRow, language: Language, text: CheckInText): string {
  const { status, quantity, arrived, since } = row;
  if (status !== 'checked-in') return ticketStatuses[status][language];
  const time = clockTime(since ?? '', language, Date.now());
  return quantity > 1
    ? fill(text.groupIn, { arrived, all: quantity })
    : fill(text.answers['already-in'], { time });
}

type TicketSearchProps = {
  rows: readonly CheckInRow[];
  language: Language;
  text: CheckInText;
  onChoose: (row: CheckInRow) => void;
  /** Called with a typed code that no ticket on the phone has. The server may know it: it may be of another event. */
  onCode: (code: string) => void;
};

/** Finds a guest whose code can not be scanned, by name or by the typed code. */
export function TicketSearch({ rows, language, text, onChoose, onCode }: TicketSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  const found = useMemo(() => findTickets(rows, asked), [rows, asked]);
  // A code is typed without spaces, most names with spaces.
  const code = found.length === 0 && !/\s/.test(asked.trim()) ? codeInScan(asked) : null;
  const said =
    asked.trim() === ''
      ? ''
      : found.length === 0
        ? fill(text.notFound, { text: asked.trim() })
        : counted(text.found, found.length);
  return (
    <search className="check-in-search">
      <label htmlFor={id}>{text.find}</label>
      <input
        autoComplete="off"
        enterKeyHint="search"
        id={id}
        onChange={({ target }) => setTyped(target.value)}
        spellCheck={false}
        type="search"
        value={typed}
      />
      <p className="check-in-search__status" role="status">
        {said}
      </p>
      <ul>
        {found.slice(0, MAX_RESULTS).map((row) => (
          <li key={row.code}>
            <button
              onClick={() => {
                setTyped('');
                onChoose(row);
              }}
              type="button"
            >
              <strong>{row.name || row.code}</strong>
              <span>
                {[row.company, row.type, row.phoneEnd && fill(text.phone, { end: row.phoneEnd })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span data-in={row.arrived > 0}>{standing(row, language, text)}</span>
            </button>
          </li>
        ))}
      </ul>
      {code === null ? null : (
        <button
          className="check-in-button"
          onClick={() => {
            setTyped('');
            onCode(code);
          }}
          type="button"
        >
          {fill(text.checkCode, { code })}
        </button>
      )}
      {found.length > MAX_RESULTS ? (
        <p>{fill(text.moreFound, { count: found.length - MAX_RESULTS })}</p>
      ) : null}
    </search>
  );
}
