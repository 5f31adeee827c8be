'use client';

import { useSyncExternalStore } from 'react';
import { clockTime } from '@/lib/format-times-and-durations';
import { counted, fill } from '@/lib/fill-placeholders';
import { CHECK_IN_PATH } from '@/lib/security-headers';
import type { CheckInScreenState } from './check-in-session.client';
import { checkInQueue } from './check-in-queue.client';
import type { CheckInText } from './check-in-translations';
import './check-in-screen.css';

type Language = 'vi' | 'en';

const subscribe = (onChange: () => void) => checkInQueue.listen({ onChange });
const countWaiting = () => checkInQueue.waiting().length;

export function Network({ view, text }: { view: CheckInScreenState; text: CheckInText }) {
  const { isOnline, waiting } = view;
  const said = isOnline
    ? waiting > 0
      ? counted(text.sending, waiting)
      : text.online
    : waiting > 0
      ? counted(text.offlineWaiting, waiting)
      : text.offline;
  return (
    <div className="check-in-network" data-online={isOnline}>
      <p role="status">{said}</p>
      {isOnline ? null : <p>{text.reload}</p>}
      {view.keeps ? null : <p>{text.keepsNothing}</p>}
    </div>
  );
}

type ClashesProps = {
  view: CheckInScreenState;
  language: Language;
  text: CheckInText;
  onSeen: () => void;
};

/** Lists the clashes: entries made offline that the server has refused, wholly or in part. */
export function Clashes({ view, language, text, onSeen }: ClashesProps) {
  if (view.clashes.length === 0) return null;
  return (
    <section className="check-in-clashes" role="alert">
      <h2>{text.clashes}</h2>
      <ul>
        {view.clashes.map(({ id, name, code, clash }) => {
          if (!clash) return null;
          const { outcome, people, first } = clash;
          const values = {
            who: name ? `${name} (${code})` : code,
            time: first ? clockTime(first, language, view.now) : '',
            count: people,
          };
          const line =
            outcome === 'already-in'
              ? fill(text.clash, values)
              : outcome === 'partly'
                ? fill(text.clashPartly, values)
                : outcome === 'entered'
                  ? ''
                  : fill(text.clashOther, { ...values, answer: text.answers[outcome] });
          return <li key={id}>{line}</li>;
        })}
      </ul>
      <button className="check-in-button" onClick={onSeen} type="button">
        {text.seen}
      </button>
    </section>
  );
}

/** The number of entries on this phone that have not been sent yet; renders nothing when there are none. */
export function WaitingEntries({ text }: { text: CheckInText }) {
  const count = useSyncExternalStore(subscribe, countWaiting, () => 0);
  return count > 0 ? (
    <p className="check-in-waiting" role="status">
      {counted(text.stillWaiting, count)}
    </p>
  ) : null;
}

/** The message in place of the check-in when the server refuses access or the event is over. */
export function AccessRefused({ view, text }: { view: CheckInScreenState; text: CheckInText }) {
  return (
    <section className="check-in-refused" role="alert">
      <h2>{view.isOut ? text.out : text.over}</h2>
      {view.isOut ? (
        <>
          <p>{view.waiting > 0 ? counted(text.outWaiting, view.waiting) : text.outNone}</p>
          <a className="check-in-button" href={`/admin/login?redirect=${CHECK_IN_PATH}`}>
            {text.signIn}
          </a>
        </>
      ) : (
        <>
          <WaitingEntries text={text} />
          <a className="check-in-button" href={CHECK_IN_PATH}>
            {text.others}
          </a>
        </>
      )}
    </section>
  );
}
