'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { clockTime } from '@/lib/format-times-and-durations';
import type { Board, BoardLead } from '../sla/read-unanswered-leads-board';
import type { BoardWindow } from '../sla/unanswered-leads-board-groups';
import type { LeadBoardText } from './views/unanswered-leads-board-translations';
import { useNow } from './text-of-reply-deadline.client';
import { BoardColumn, type ColumnGroup } from './unanswered-leads-column.client';
import { LeadCard } from './unanswered-lead-card.client';
import { useLeadAct } from './use-lead-action.client';

type Column = 'late' | 'soon' | 'outside' | 'answered';
const columns: readonly Column[] = ['late', 'soon', 'outside', 'answered'];

type LeadBoardProps = {
  board: Board;
  kinds: Readonly<Record<string, string>>;
  language: 'vi' | 'en';
  text: LeadBoardText;
  /** The id of the signed-in colleague. */
  user: number;
};

/** How often the board is reloaded, in milliseconds; in between the browser itself updates the countdowns. */
const RELOAD_INTERVAL_MS = 60_000;

const windowsOf: Record<Column, readonly BoardWindow[]> = {
  late: ['late', 'lateTickets'],
  soon: ['soon', 'soonTickets'],
  outside: ['soon', 'soonTickets'],
  answered: ['answered'],
};

const nothing = { leads: [], newest: null, total: 0 };

/** The groups of a column as of now: leads that have become overdue since the board was loaded are in `late`. */
function groupsOf(column: Column, { groups, open }: Board, now: number): ColumnGroup[] {
  const isLate = ({ dueAt }: BoardLead) => new Date(dueAt).getTime() <= now;
  return windowsOf[column].map((window): ColumnGroup => {
    const group = groups[window];
    if (column === 'answered') return { ...group, window };
    if (column === 'late') {
      const fallen = groups[window === 'late' ? 'soon' : 'soonTickets'].leads.filter(isLate);
      const leads = [...group.leads, ...fallen];
      return { ...group, leads, total: group.total + fallen.length, window };
    }
    if ((column === 'soon') !== open) return { ...nothing, window };
    const leads = group.leads.filter((lead) => !isLate(lead));
    return { ...group, leads, total: group.total - (group.leads.length - leads.length), window };
  });
}

/** Reloads the board every minute while its tab is visible. */
function useFreshBoard(): void {
  const router = useRouter();
  useEffect(() => {
    const again = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh();
    }, RELOAD_INTERVAL_MS);
    return () => clearInterval(again);
  }, [router]);
}

/** The board of unanswered leads, in columns by urgency; leads can be claimed and marked as answered on it. */
export function LeadBoard({ board, kinds, language, text, user }: LeadBoardProps) {
  const router = useRouter();
  const now = useNow(board.readAt);
  useFreshBoard();
  const view = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<number | null>(null);
  const { busy, act } = useLeadAct(text, (lead) => {
    // The clicked button disappears, so the keyboard focus moves to the lead's link.
    view.current?.querySelector<HTMLElement>(`[data-lead="${lead}"] a`)?.focus();
    router.refresh();
  });
  const press = (lead: number, path: string, method?: 'POST' | 'DELETE') => {
    setPressed(lead);
    void act(lead, path, method);
  };

  const late = groupsOf('late', board, now).reduce((sum, { total }) => sum + total, 0);
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
          <BoardColumn
            key={column}
            name={column}
            groups={groupsOf(column, board, now)}
            shown={board.shown}
            text={text}
            renderCard={(lead) => (
              <LeadCard
                key={lead.id}
                lead={lead}
                kind={kinds[lead.kind] ?? lead.kind}
                language={language}
                now={now}
                text={text}
                user={user}
                running={board.open}
                busy={busy && pressed === lead.id}
                act={(path, method) => press(lead.id, path, method)}
              />
            )}
          />
        ))}
      </div>
    </div>
  );
}
