'use client';

import { DndContext, DragOverlay } from '@dnd-kit/core';
import { Button } from '@payloadcms/ui';
import { useMemo, useRef, useState } from 'react';
import type { Stage, StageCard, StageColumns, StageFilter } from '../management/read-stage-board';
import { leadStages } from '../schema/lead-stages';
import { notInTurn } from '../schema/form-kinds-outside-round-robin';
import { lateAt, queryOf } from '../schema/lead-filter-query';
import { useNow } from './text-of-reply-deadline.client';
import { LeadViews } from './saved-lead-views.client';
import { CardFacts, StageCardItem } from './stage-board-card.client';
import { StageColumnPart } from './stage-board-column.client';
import {
  announcementsOf,
  cardOf,
  columnUnder,
  stageOf,
  useStageSensors,
} from './drag-lead-between-stages.client';
import { StageFilters } from './stage-board-filters.client';
import { stages } from './use-stage-board-reload.client';
import { useStages } from './use-stage-board.client';
import type { StageBoardText } from './views/stage-board-translations';
import './stage-board.css';

type StageBoardProps = {
  columns: StageColumns;
  filter: StageFilter;
  /** Whether the URL contains an invalid filter. The board then has its default filter. */
  isUnread: boolean;
  kinds: readonly (readonly [StageFilter['kind'], string])[];
  language: 'vi' | 'en';
  /** When the server read the board, in milliseconds since 1970. */
  readAt: number;
  text: StageBoardText;
  /** The id of the signed-in colleague. */
  user: number;
};

const everything: StageFilter = { mine: false, kind: 'all', late: false, where: [], search: '' };
/** Whether the filter is narrower than the default, in which the board shows all sales requests. */
const isNarrowed = ({ mine, kind, late, where, search }: StageFilter): boolean =>
  mine || late || where.length > 0 || search !== '' || (kind !== 'all' && kind !== 'sales');

/** How often "time in stage" and "overdue" are recomputed, in milliseconds. */
const CLOCK_INTERVAL_MS = 60_000;

/** Writes the filter into the URL, so that it can be bookmarked; the search, which may be a name, is left out. */
function keepInAddress({ mine, kind, late, where }: StageFilter): void {
  const own = new URLSearchParams({
    ...(mine ? { mine: '1' } : {}),
    ...(kind === (where.length > 0 ? 'all' : 'sales') ? {} : { kind }),
    ...(late ? { late: '1' } : {}),
  }).toString();
  const query = [own, queryOf(where)].filter(Boolean).join('&');
  window.history.replaceState(null, '', `${window.location.pathname}${query && `?${query}`}`);
}

/** The board's filter as the query of the list of leads, in the form that a saved view keeps. */
function listQuery(
  { mine, kind, late, where }: StageFilter,
  { user, now }: { user: number; now: number },
): string {
  const own = [
    ...(mine ? [{ owner: { equals: user } }] : []),
    ...(kind === 'all'
      ? []
      : [{ kind: kind === 'sales' ? { not_in: [...notInTurn] } : { equals: kind } }]),
    ...(late ? [lateAt(new Date(now).toISOString())] : []),
  ];
  const all = (where.length > 0 ? where : [[]]).map((conditions) => [...own, ...conditions]);
  return queryOf(all, late);
}

/** The board of stages: every lead in the column of its stage, moved by mouse, touch, keyboard or menu, with undo. */
export function StageBoard(props: StageBoardProps) {
  const { columns: first, kinds, language, readAt, text, user } = props;
  const [filter, setFilter] = useState(props.filter);
  const [isUnread, setUnread] = useState(props.isUnread);
  const [resets, setResets] = useState(0);
  const [shown, setShown] = useState<Stage>('new');
  const [dragged, setDragged] = useState<StageCard | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const now = useNow(readAt, CLOCK_INTERVAL_MS);
  const sensors = useStageSensors();
  const announcements = useMemo(() => announcementsOf(language, text), [language, text]);
  const names = new Map(kinds);
  const change = (next: StageFilter) => {
    keepInAddress(next);
    setFilter(next);
    setUnread(false);
  };
  const reset = () => {
    setResets(resets + 1);
    change(everything);
  };
  const focusOn = (lead: number) => {
    const parts = view.current?.querySelectorAll<HTMLElement>(
      `[data-lead="${lead}"] :is(.stage-card__grip, .stage-card__move), .stage-board__choose`,
    );
    // Only visible controls can get the focus: on a phone the grips and all columns but one are hidden.
    const shownParts = [...(parts ?? [])].filter((part) => part.checkVisibility());
    const ofCard = shownParts.find((part) => part.closest('[data-lead]'));
    (ofCard ?? shownParts[0])?.focus();
  };
  const { columns, reading, move, more, again } = useStages({
    first,
    filter,
    language,
    text,
    isDragging: dragged !== null,
    focusOn,
  });
  const cardProps = (card: StageCard) => ({
    card,
    kind: names.get(card.kind) ?? card.kind,
    language,
    now,
    text,
    user,
  });
  const isEmpty = stages.every((stage) => !columns[stage]?.total);
  return (
    <>
      <LeadViews
        isDefault={!isNarrowed(filter)}
        place="board"
        query={listQuery(filter, { user, now })}
      />
      <div className="stage-board" ref={view}>
        <StageFilters change={change} filter={filter} key={resets} kinds={kinds} text={text} />
        {isUnread ? (
          <p className="stage-board__state" role="alert">
            {text.unread}
          </p>
        ) : null}
        <p className="stage-board__state" role="status">
          {reading === 'reading' ? text.reading : null}
          {reading === 'failed' ? text.failed : null}
          {reading === 'done' && isEmpty && isNarrowed(filter) ? text.nothing : null}
        </p>
        {reading === 'failed' ? (
          <Button buttonStyle="secondary" margin={false} onClick={again} size="small">
            {text.again}
          </Button>
        ) : null}
        {reading === 'done' && isEmpty && isNarrowed(filter) ? (
          <Button buttonStyle="secondary" margin={false} onClick={reset} size="small">
            {text.reset}
          </Button>
        ) : null}
        <div className="stage-board__one">
          <label htmlFor="stage-shown">{text.stage}</label>
          <select
            className="stage-board__choose"
            id="stage-shown"
            onChange={({ target }) => setShown(target.value as Stage)}
            value={shown}
          >
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {`${leadStages[stage][language]} (${columns[stage]?.total ?? 0})`}
              </option>
            ))}
          </select>
        </div>
        <DndContext
          accessibility={{
            announcements,
            screenReaderInstructions: { draggable: text.instructions },
          }}
          collisionDetection={columnUnder}
          id="stages"
          onDragCancel={() => setDragged(null)}
          onDragEnd={({ active, over }) => {
            setDragged(null);
            const to = stageOf(over);
            const card = cardOf(active) ?? dragged;
            if (to && card) void move(card, to);
          }}
          onDragStart={({ active }) => setDragged(cardOf(active) ?? null)}
          sensors={sensors}
        >
          <div aria-busy={reading === 'reading'} className="stage-board__columns">
            {stages.map((stage) => (
              <StageColumnPart
                busy={reading === 'reading'}
                column={columns[stage] ?? { cards: [], total: 0 }}
                isShown={stage === shown}
                key={stage}
                language={language}
                more={() => more(stage)}
                renderCard={(card) => (
                  <StageCardItem
                    key={card.id}
                    {...cardProps(card)}
                    move={(to) => void move(card, to)}
                  />
                )}
                stage={stage}
                text={text}
              />
            ))}
          </div>
          <DragOverlay dropAnimation={null}>
            {dragged ? (
              <div className="stage-card" data-lifted>
                <CardFacts {...cardProps(dragged)} />
              </div>
            ) : null}
          </DragOverlay>
        </DndContext>
      </div>
    </>
  );
}
