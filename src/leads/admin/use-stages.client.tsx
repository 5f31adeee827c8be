'use client';

import { toast } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '@/lib/fill-words';
import type {
  Stage,
  StageCard,
  StageColumns,
  StageFilter,
  StageLengths,
} from '../management/stage-board';
import { leadStages } from '../schema/lead-stages';
import { STAGE_MOST, STAGE_STEP } from '../schema/stage-lengths';
import type { StagesText } from './views/stages-words';

export const stages = Object.keys(leadStages) as Stage[];

/** How often the board is read again while its tab is visible. */
const READ_AGAIN_MS = 60_000;

type Reading = 'done' | 'reading' | 'failed';
type Answer = { code?: keyof StagesText['refused']; change?: number; card?: StageCard | null };

const post = (path: string, body: unknown, signal?: AbortSignal) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });

/** The board without a lead. */
function without(columns: StageColumns, id: number): StageColumns {
  return Object.fromEntries(
    Object.entries(columns).map(([stage, { cards, total }]) => {
      const others = cards.filter((card) => card.id !== id);
      return [stage, { cards: others, total: total - (cards.length - others.length) }];
    }),
  );
}

/** The board with a lead on top of the column of its stage, and nowhere else. */
function placed(columns: StageColumns, card: StageCard): StageColumns {
  const others = without(columns, card.id);
  const { cards, total } = others[card.stage] ?? { cards: [], total: 0 };
  return { ...others, [card.stage]: { cards: [card, ...cards], total: total + 1 } };
}

/** As many of each column as are shown. */
const lengthsOf = (columns: StageColumns): StageLengths =>
  Object.fromEntries(
    stages.map((stage) => {
      const length = columns[stage]?.cards.length ?? 0;
      return [stage, Math.min(Math.max(length, STAGE_STEP), STAGE_MOST)];
    }),
  );

/** Whether the keyboard focus is on a card, on its notice, or nowhere, since what was pressed is gone. */
function isFocusWith(lead: number): boolean {
  const { activeElement } = document;
  const isOnIt = activeElement?.closest(
    `[data-lead="${lead}"], [data-sonner-toast], .popup__content, .popup__hidden-content`,
  );
  return activeElement === document.body || Boolean(isOnIt);
}

type StagesProps = {
  first: StageColumns;
  filter: StageFilter;
  language: 'vi' | 'en';
  text: StagesText;
  /** Whether a card is being dragged: the board is not read meanwhile. */
  isDragging: boolean;
  /** Puts the keyboard focus on a card. */
  focusOn: (lead: number) => void;
};

/** The columns as the server has them: read by a filter, each minute, and further down; moved and taken back. */
export function useStages({ first, filter, language, text, isDragging, focusOn }: StagesProps) {
  const [columns, setColumns] = useState(first);
  const [reading, setReading] = useState<Reading>('done');
  const running = useRef<AbortController>(undefined);
  const current = useRef({ columns, isDragging });
  useEffect(() => {
    current.current = { columns, isDragging };
  });

  const read = useCallback(
    async (lengths: StageLengths, isQuiet = false) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      if (!isQuiet) setReading('reading');
      try {
        const answer = await post('/api/leads/stages', { ...filter, lengths }, mine.signal);
        if (!answer.ok) throw new Error(String(answer.status));
        const { columns: found } = (await answer.json()) as { columns: StageColumns };
        if (mine.signal.aborted) return;
        setColumns((shown) => ({ ...shown, ...found }));
        setReading('done');
      } catch {
        // What is shown stays; a quiet reading is tried again in a minute.
        if (!mine.signal.aborted && !isQuiet) setReading('failed');
      }
    },
    [filter],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else void read(lengthsOf({}));
  }, [read]);
  useEffect(() => {
    const again = setInterval(() => {
      const { columns: shown, isDragging: waits } = current.current;
      if (document.visibilityState === 'visible' && !waits) void read(lengthsOf(shown), true);
    }, READ_AGAIN_MS);
    return () => clearInterval(again);
  }, [read]);

  const place = (card: StageCard) => {
    // In another column the card is another element: the keyboard focus goes there with it.
    const follows = isFocusWith(card.id);
    flushSync(() => setColumns((shown) => placed(shown, card)));
    if (follows) focusOn(card.id);
  };
  /** Sends a move; the card goes where the answer says, or where it was. */
  const send = async (path: string, body: unknown, card: StageCard) => {
    // What is being read now does not know of the move.
    running.current?.abort();
    setReading('done');
    const response = await post(`/api/leads/${card.id}/${path}`, body).catch(() => undefined);
    const answer = ((await response?.json().catch(() => null)) ?? {}) as Answer;
    if (response?.status === 404) {
      setColumns((shown) => without(shown, card.id));
      toast.error(text.gone);
      return null;
    }
    const stands = answer.card ?? card;
    place(stands);
    if (response?.ok) return { card: stands, change: answer.change };
    const refused = answer.code && text.refused[answer.code];
    const values = { name: stands.name, to: leadStages[stands.stage][language] };
    toast.error(refused ? fill(refused, values) : text.notMoved);
    return null;
  };
  const undo = async (card: StageCard, change: number) => {
    const undone = await send('stage/undo', { change }, card);
    if (!undone) return;
    const to = leadStages[undone.card.stage][language];
    toast.success(fill(text.undone, { name: card.name, to }));
  };
  const move = async (card: StageCard, to: Stage) => {
    if (card.stage === to) return;
    place({ ...card, stage: to });
    const moved = await send('stage', { from: card.stage, to }, card);
    const { change } = moved ?? {};
    if (!moved || change === undefined) return;
    const names = { from: leadStages[card.stage][language], to: leadStages[to][language] };
    toast.success(fill(text.moved, { name: card.name, ...names }), {
      action: { label: text.undo, onClick: () => void undo(moved.card, change) },
    });
  };
  const more = (stage: Stage) => {
    const length = (columns[stage]?.cards.length ?? 0) + STAGE_STEP;
    return read({ [stage]: Math.min(length, STAGE_MOST) });
  };
  return { columns, reading, move, more, again: () => read(lengthsOf(columns)) };
}
