'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { Board, BoardLead } from '../clock/board';
import type { BoardText } from '../clock/views/board-words';
import { clockTime } from './lead-clock.client';
import { LeadCard } from './lead-card.client';
import { useSend } from './use-post.client';

type Column = 'late' | 'soon' | 'outside' | 'answered';
const columns: readonly Column[] = ['late', 'soon', 'outside', 'answered'];

type LeadBoardProps = {
  board: Board;
  kinds: Readonly<Record<string, string>>;
  language: 'vi' | 'en';
  text: BoardText;
  /** Who looks at it. */
  user: number;
};

/** How often the board is read again; its clocks run by themselves. */
const READ_AGAIN_MS = 60_000;

const columnOf = ({ answered, dueAt }: BoardLead, now: number, open: boolean): Column => {
  if (answered) return 'answered';
  if (new Date(dueAt).getTime() <= now) return 'late';
  return open ? 'soon' : 'outside';
};

/** The moment, every second, and the board anew every minute while somebody looks at it. */
function useClock(first: number): number {
  const router = useRouter();
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    const again = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh();
    }, READ_AGAIN_MS);
    return () => {
      clearInterval(tick);
      clearInterval(again);
    };
  }, [router]);
  return now;
}

/** Who waits for an answer, in columns of how urgent it is; claiming and answering without leaving it. */
export function LeadBoard({ board, kinds, language, text, user }: LeadBoardProps) {
  const router = useRouter();
  const now = useClock(board.readAt);
  const { send } = useSend();
  const [busy, setBusy] = useState<number | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const leads = [...board.waiting, ...board.answered];
  const inColumn = (column: Column) =>
    leads.filter((lead) => columnOf(lead, now, board.open) === column);

  const act = async (path: string, lead: number) => {
    setBusy(lead);
    await send(path, text);
    setBusy(null);
    // The button that was pressed goes away: whoever uses the keyboard stays with the lead.
    view.current?.querySelector<HTMLElement>(`[data-lead="${lead}"] a`)?.focus();
    router.refresh();
  };

  const late = inColumn('late').length;
  const state = board.open
    ? text.open
    : board.opensAt
      ? text.closed.replace('{{time}}', clockTime(board.opensAt, language, now))
      : text.never;
  return (
    <div ref={view} className="lead-board">
      <p className="lead-board__state" data-open={board.open}>
        {state} <a href="/admin/globals/office-hours">{text.hours}</a> ·{' '}
        <a href="/admin/response-times">{text.times}</a>
      </p>
      <p className="lead-board__heard" aria-live="polite">
        {late > 0 ? text.lateCount.replace('{{count}}', String(late)) : ''}
      </p>
      <div className="lead-board__columns">
        {columns.map((column) => (
          <section key={column} data-column={column} aria-labelledby={`board-${column}`}>
            <h2 id={`board-${column}`}>
              {text[column]} <span>{inColumn(column).length}</span>
            </h2>
            {inColumn(column).length === 0 ? <p>{text.none[column]}</p> : null}
            <ul>
              {inColumn(column).map((lead) => (
                <LeadCard
                  key={lead.id}
                  lead={lead}
                  kind={kinds[lead.kind] ?? lead.kind}
                  language={language}
                  now={now}
                  text={text}
                  user={user}
                  running={board.open}
                  busy={busy === lead.id}
                  act={(path) => void act(path, lead.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
