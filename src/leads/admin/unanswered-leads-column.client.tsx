'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import type { BoardGroup, BoardLead } from '../sla/read-unanswered-leads-board';
import { type BoardWindow, moreOf, type Shown } from '../sla/unanswered-leads-board-groups';
import type { LeadBoardText } from './views/unanswered-leads-board-translations';

export type ColumnGroup = BoardGroup & { window: BoardWindow };

type BoardColumnProps = {
  name: 'late' | 'soon' | 'outside' | 'answered';
  /** The column's groups of leads: all but event registrations, then those; answered leads are one group. */
  groups: readonly ColumnGroup[];
  shown: Shown;
  text: LeadBoardText;
  renderCard: (lead: BoardLead) => ReactNode;
};

type GroupProps = Pick<BoardColumnProps, 'shown' | 'text' | 'renderCard'> & { group: ColumnGroup };

function Group({ group, shown, text, renderCard }: GroupProps) {
  const { leads, newest, total, window } = group;
  const hidden = total - leads.length - (newest ? 1 : 0);
  const more = moreOf(shown, window);
  if (total === 0) return null;
  return (
    <>
      {window.endsWith('Tickets') ? (
        <h3>
          {text.tickets} <span>{total}</span>
        </h3>
      ) : null}
      <ul>{leads.map(renderCard)}</ul>
      {hidden > 0 ? (
        <p className="lead-board__more">
          {more ? (
            <Link href={more} prefetch={false} scroll={false}>
              {text.more.replace('{{count}}', String(hidden))}
            </Link>
          ) : (
            text.hidden.replace('{{count}}', String(hidden))
          )}
        </p>
      ) : null}
      {newest ? <ul>{renderCard(newest)}</ul> : null}
    </>
  );
}

/** A column of the board of unanswered leads: the first leads, their total, a link to more, and the newest lead. */
export function BoardColumn({ name, groups, shown, text, renderCard }: BoardColumnProps) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <section data-column={name} aria-labelledby={`board-${name}`}>
      <h2 id={`board-${name}`}>
        {text[name]} <span>{total}</span>
      </h2>
      {total === 0 ? <p>{text.none[name]}</p> : null}
      {groups.map((group) => (
        <Group key={group.window} group={group} shown={shown} text={text} renderCard={renderCard} />
      ))}
    </section>
  );
}
