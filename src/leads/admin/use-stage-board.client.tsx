'use client';

import { toast } from '@payloadcms/ui';
import { flushSync } from 'react-dom';
import { fill } from '@/lib/fill-placeholders';
import type { Stage, StageCard, StageColumns, StageFilter } from '../management/read-stage-board';
import { leadStages } from '../schema/lead-stages';
import { post, useStageReads } from './use-stage-board-reload.client';
import type { StageBoardText } from './views/stage-board-translations';

type Answer = { code?: keyof StageBoardText['refused']; change?: number; card?: StageCard | null };

function without(columns: StageColumns, id: number): StageColumns {
  return Object.fromEntries(
    Object.entries(columns).map(([stage, { cards, total }]) => {
      const others = cards.filter((card) => card.id !== id);
      return [stage, { cards: others, total: total - (cards.length - others.length) }];
    }),
  );
}

/** The board with a lead at the top of its stage's column. */
function placed(columns: StageColumns, card: StageCard): StageColumns {
  const others = without(columns, card.id);
  const { cards, total } = others[card.stage] ?? { cards: [], total: 0 };
  return { ...others, [card.stage]: { cards: [card, ...cards], total: total + 1 } };
}

/** Whether the keyboard focus is on the lead's card, in a menu or notice, or nowhere because its element is gone. */
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
  text: StageBoardText;
  isDragging: boolean;
  /** Puts the keyboard focus on the card of a lead. */
  focusOn: (lead: number) => void;
};

/** The columns of the board, and `move`, which moves a card to another stage and offers undo. */
export function useStages({ first, filter, language, text, isDragging, focusOn }: StagesProps) {
  const { setColumns, whileMoving, ...reads } = useStageReads({ first, filter, isDragging });
  const place = (card: StageCard) => {
    // The card is a new DOM element in its new column, so the keyboard focus has to follow it.
    const follows = isFocusWith(card.id);
    flushSync(() => setColumns((shown) => placed(shown, card)));
    if (follows) focusOn(card.id);
  };
  /**
   * Sends a move, or the undo of one, and places the card where the server's answer says, or after an error in the
   * stage of `card`. A move is shown before it is sent (optimistic update).
   * @returns null when the server refused it or did not answer
   */
  const send = async (path: string, body: unknown, card: StageCard) => {
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
    const undone = await whileMoving(() => send('stage/undo', { change }, card));
    if (!undone) return;
    const to = leadStages[undone.card.stage][language];
    toast.success(fill(text.undone, { name: card.name, to }));
  };
  const move = async (card: StageCard, to: Stage) => {
    if (card.stage === to) return;
    const moved = await whileMoving(() => {
      place({ ...card, stage: to });
      return send('stage', { from: card.stage, to }, card);
    });
    const { change } = moved ?? {};
    if (!moved || change === undefined) return;
    const names = { from: leadStages[card.stage][language], to: leadStages[to][language] };
    toast.success(fill(text.moved, { name: card.name, ...names }), {
      action: { label: text.undo, onClick: () => void undo(moved.card, change) },
    });
  };
  return { ...reads, move };
}
