'use client';

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CHECK_IN_PATH } from '@/lib/security-headers';
import { codeInScan, type CheckInRow } from '../../tickets/check-in-state';
import { fill } from '@/lib/fill-placeholders';
import type { CheckInText } from './check-in-translations';
import { CheckInResult, type Shown } from './check-in-result.client';
import { CheckInCamera } from './check-in-camera.client';
import { CheckInSession } from './check-in-session.client';
import { TicketSearch } from './ticket-search.client';
import { AccessRefused, Clashes, Network } from './check-in-notices.client';
import { newKey } from './check-in-queue.client';
import './check-in-screen.css';

/** Milliseconds after a result in which the same QR code is not read again: the guest may still hold it up. */
const SAME_CODE_PAUSE_MS = 4000;
/** The vibration of the phone when a guest is refused, in milliseconds: two pulses with a pause between them. */
const BUZZ = [200, 100, 200];

type Language = 'vi' | 'en';
type CheckInScreenProps = {
  event: { id: number; title: string };
  language: Language;
  text: CheckInText;
};

/**
 * Reloads the page if the document was loaded for another URL: the Permissions-Policy allows the camera only to the
 * document of the check-in URL, and the CMS changes screens by client-side navigation, also after a sign-in.
 */
function useOwnDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== CHECK_IN_PATH) location.reload();
  }, []);
}

/** While `isHeld`, asks for confirmation before the page is left or reloaded: offline it could not be opened again. */
function useLeaveGuard(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isHeld]);
}

/**
 * Returns a ref for the heading. It gets the focus when a result is closed and the element that opened it is gone, such
 * as a row of the search.
 */
function useFocusAfter(isShown: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    const isLost = wasShown.current && !isShown && document.activeElement === document.body;
    wasShown.current = isShown;
    if (isLost) heading.current?.focus();
  }, [isShown]);
  return heading;
}

/** The check-in of one event: reads tickets, shows results full-screen, and works without a network. */
export function CheckInScreen({ event, language, text }: CheckInScreenProps) {
  useOwnDocument();
  const session = useMemo(() => new CheckInSession(event.id), [event.id]);
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  useEffect(() => session.start(), [session]);
  useLeaveGuard(!view.isOnline);
  const [shown, setShown] = useState<Shown | null>(null);
  const [undone, setUndone] = useState('');
  const heading = useFocusAfter(shown !== null);
  const read = useRef({ code: '', until: 0 });

  /** Shows that a ticket is being checked while `act` runs, and after an error offers a retry. */
  const answered = async (act: () => Promise<void>) => {
    setUndone('');
    setShown({ kind: 'checking' });
    await act().catch(() => {
      navigator.vibrate?.(BUZZ);
      setShown({ kind: 'failed', retry: () => void answered(act) });
    });
  };

  const enter = (row: CheckInRow | null, code: string, people: number) => {
    let key: string | null = null;
    return answered(async () => {
      // A retry uses the same idempotency key, so that it counts as the same entry.
      key ??= newKey();
      const result = await session.enter(row?.code ?? code, people, key);
      if (result.outcome !== 'entered') navigator.vibrate?.(BUZZ);
      setShown({ kind: 'result', result });
    });
  };

  /** Checks in the last person of a ticket at once; for more people, asks how many come in. */
  const choose = async (row: CheckInRow) => {
    const left = row.quantity - row.arrived;
    const mayEnter = row.status === 'confirmed' || row.status === 'checked-in';
    if (mayEnter && left > 1) setShown({ kind: 'group', row });
    else await enter(row, row.code, 1);
  };

  const check = (code: string) =>
    answered(async () => {
      const row = await session.find(code);
      await (row ? choose(row) : enter(null, code, 1));
    });

  const scan = async (seen: string) => {
    const code = codeInScan(seen);
    const key = code ?? seen;
    if (read.current.code === key && Date.now() < read.current.until) return;
    read.current = { code: key, until: Infinity };
    if (code === null) {
      navigator.vibrate?.(BUZZ);
      return setShown({ kind: 'not-ours' });
    }
    await check(code);
  };

  const close = () => {
    read.current = { ...read.current, until: Date.now() + SAME_CODE_PAUSE_MS };
    setShown(null);
  };

  const undo = async () => {
    const { last } = view;
    close();
    if (last) setUndone(fill(text.undone, { name: last.name, count: last.people }));
    await session.undoLast();
  };

  const counts = { arrived: view.arrived, expected: view.expected };
  const counter = fill(text.arrived, counts);
  const isBarred = view.isOut || view.isOver;
  return (
    <div className="check-in-screen">
      <header className="check-in-screen__head">
        <p className="check-in-screen__links">
          <a href="/admin">{text.back}</a>
          <a href={CHECK_IN_PATH}>{text.others}</a>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {event.title}
        </h1>
        {isBarred ? null : (
          <>
            <p className="check-in-screen__counter">
              <span aria-hidden="true">
                {counter} <small>{text.areIn}</small>
              </span>
              <span className="check-in-screen__spoken">{fill(text.arrivedWords, counts)}</span>
            </p>
            <Network view={view} text={text} />
          </>
        )}
        {view.last && !isBarred ? (
          <button className="check-in-screen__undo" onClick={() => void undo()} type="button">
            {fill(text.undo, { name: view.last.name, count: view.last.people })}
          </button>
        ) : null}
        <p className="check-in-screen__undone" role="status">
          {undone}
        </p>
      </header>
      <Clashes
        view={view}
        language={language}
        text={text}
        onSeen={() => void session.dismissClashes()}
      />
      {isBarred ? (
        <AccessRefused view={view} text={text} />
      ) : view.isReady ? (
        <>
          <CheckInCamera isPaused={shown !== null} onRead={(seen) => void scan(seen)} text={text} />
          <TicketSearch
            rows={view.rows}
            language={language}
            text={text}
            onChoose={(row) => void choose(row)}
            onCode={(code) => void check(code)}
          />
        </>
      ) : (
        <p role="status">{view.isOnline ? text.loading : text.notLoaded}</p>
      )}
      {shown && !isBarred ? (
        <CheckInResult
          shown={shown}
          counter={counter}
          last={view.last}
          language={language}
          text={text}
          onEnter={(row, people) => void enter(row, row.code, people)}
          onNext={close}
          onUndo={() => void undo()}
        />
      ) : null}
    </div>
  );
}
