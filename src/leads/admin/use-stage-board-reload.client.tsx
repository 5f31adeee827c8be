'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  Stage,
  StageColumns,
  StageFilter,
  StageLengths,
} from '../management/read-stage-board';
import { leadStages } from '../schema/lead-stages';
import { MAX_LEADS_PER_STAGE, LEADS_PER_LOAD } from '../schema/stage-board-page-sizes';

export const stages = Object.keys(leadStages) as Stage[];

/** How often the board is reloaded while its tab is visible, in milliseconds. */
const RELOAD_INTERVAL_MS = 60_000;

type Reading = 'done' | 'reading' | 'failed';

/** A request for columns of the board. With `isQuiet` its errors are not shown. */
type Wanted = { lengths: StageLengths; isQuiet: boolean };

export const post = (path: string, body: unknown, signal?: AbortSignal) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });

/** How many leads of each stage to load: as many as its column shows now, and at least the first load. */
const lengthsOf = (columns: StageColumns): StageLengths =>
  Object.fromEntries(
    stages.map((stage) => {
      const length = columns[stage]?.cards.length ?? 0;
      return [stage, Math.min(Math.max(length, LEADS_PER_LOAD), MAX_LEADS_PER_STAGE)];
    }),
  );

type ReadsProps = {
  first: StageColumns;
  filter: StageFilter;
  isDragging: boolean;
};

/**
 * Loads the columns of the board: after a change of the filter, every minute, and for more leads. Nothing is loaded
 * while a card is dragged or moved, because the card could disappear under the pointer or jump back; a request that was
 * under way is aborted, and repeated afterwards.
 */
export function useStageReads({ first, filter, isDragging }: ReadsProps) {
  const [columns, setColumns] = useState(first);
  const [reading, setReading] = useState<Reading>('done');
  const wanted = useRef<Wanted>(undefined);
  const running = useRef<AbortController>(undefined);
  const moves = useRef(0);
  const current = useRef({ columns, filter, isDragging });
  useEffect(() => {
    current.current = { columns, filter, isDragging };
  });

  /** Loads columns, unless a card is being dragged or moved. */
  const start = useCallback(async () => {
    running.current?.abort();
    if (!wanted.current || moves.current > 0 || current.current.isDragging) return;
    const { lengths, isQuiet } = wanted.current;
    const mine = new AbortController();
    running.current = mine;
    try {
      const body = { ...current.current.filter, lengths };
      const answer = await post('/api/leads/stages', body, mine.signal);
      if (!answer.ok) throw new Error(String(answer.status));
      const { columns: found } = (await answer.json()) as { columns: StageColumns };
      if (mine.signal.aborted) return;
      setColumns((shown) => ({ ...shown, ...found }));
      setReading('done');
    } catch {
      if (mine.signal.aborted) return;
      // After an error the present cards stay on screen. The error of a quiet request is not shown: it is repeated
      // within a minute.
      if (!isQuiet) setReading('failed');
    }
    wanted.current = undefined;
  }, []);
  const read = useCallback(
    (lengths: StageLengths, isQuiet = false) => {
      // A new request replaces one that has not ended: it loads the columns of both, and shows errors if either would
      // show them.
      const { current: before } = wanted;
      wanted.current = {
        lengths: { ...before?.lengths, ...lengths },
        isQuiet: isQuiet && (before?.isQuiet ?? true),
      };
      if (!isQuiet) setReading('reading');
      void start();
    },
    [start],
  );

  useEffect(() => {
    if (isDragging) running.current?.abort();
    else void start();
  }, [isDragging, start]);
  const lastFilter = useRef(filter);
  useEffect(() => {
    if (lastFilter.current === filter) return;
    lastFilter.current = filter;
    read(lengthsOf({}));
  }, [filter, read]);
  useEffect(() => {
    const again = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      read(wanted.current ? {} : lengthsOf(current.current.columns), true);
    }, RELOAD_INTERVAL_MS);
    return () => clearInterval(again);
  }, [read]);

  /** Runs a move of a card. A request under way is aborted and repeated after the move: its answer may be outdated. */
  const whileMoving = async <Result,>(act: () => Promise<Result>): Promise<Result> => {
    moves.current += 1;
    running.current?.abort();
    try {
      return await act();
    } finally {
      moves.current -= 1;
      void start();
    }
  };
  const more = (stage: Stage) => {
    const length = (columns[stage]?.cards.length ?? 0) + LEADS_PER_LOAD;
    read({ [stage]: Math.min(length, MAX_LEADS_PER_STAGE) });
  };
  return { columns, setColumns, reading, more, again: () => read(lengthsOf(columns)), whileMoving };
}
