'use client';

import { useSyncExternalStore } from 'react';
import { clockTime } from '@/lib/clock-time';
import { counted, fill } from '@/lib/fill-placeholders';
import { DOOR_PATH } from '@/lib/security-headers';
import type { DoorScreen } from './check-in-session.client';
import { doorQueue } from './check-in-queue.client';
import type { DoorText } from './check-in-translations';

type Language = 'vi' | 'en';

const subscribe = (onChange: () => void) => doorQueue.listen({ onChange });
const countWaiting = () => doorQueue.waiting().length;

export function Network({ view, text }: { view: DoorScreen; text: DoorText }) {
  const { isOnline, waiting } = view;
  const said = isOnline
    ? waiting > 0
      ? counted(text.sending, waiting)
      : text.online
    : waiting > 0
      ? counted(text.offlineWaiting, waiting)
      : text.offline;
  return (
    <div className="door-network" data-online={isOnline}>
      <p role="status">{said}</p>
      {isOnline ? null : <p>{text.reload}</p>}
      {view.keeps ? null : <p>{text.keepsNothing}</p>}
    </div>
  );
}

type ClashesProps = { view: DoorScreen; language: Language; text: DoorText; onSeen: () => void };

/** Lists the clashes: entries made offline that the server has refused. */
export function Clashes({ view, language, text, onSeen }: ClashesProps) {
  if (view.clashes.length === 0) return null;
  return (
    <section className="door-clashes" role="alert">
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
      <button className="door-button" onClick={onSeen} type="button">
        {text.seen}
      </button>
    </section>
  );
}

/** How many entries of this phone have not been sent yet; nothing when there are none. */
export function WaitingEntries({ text }: { text: DoorText }) {
  const count = useSyncExternalStore(subscribe, countWaiting, () => 0);
  return count > 0 ? (
    <p className="door-waiting" role="status">
      {counted(text.stillWaiting, count)}
    </p>
  ) : null;
}

/** A message in place of the check-in until a problem is solved. */
export function Barred({ view, text }: { view: DoorScreen; text: DoorText }) {
  return (
    <section className="door-barred" role="alert">
      <h2>{view.isOut ? text.out : text.over}</h2>
      {view.isOut ? (
        <>
          <p>{view.waiting > 0 ? counted(text.outWaiting, view.waiting) : text.outNone}</p>
          <a className="door-button" href={`/admin/login?redirect=${DOOR_PATH}`}>
            {text.signIn}
          </a>
        </>
      ) : (
        <>
          <WaitingEntries text={text} />
          <a className="door-button" href={DOOR_PATH}>
            {text.others}
          </a>
        </>
      )}
    </section>
  );
}
