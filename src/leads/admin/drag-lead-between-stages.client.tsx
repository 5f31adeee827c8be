'use client';

import {
  type Announcements,
  type CollisionDetection,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { fill } from '@/lib/fill-placeholders';
import type { Stage, StageCard } from '../management/read-stage-board';
import { leadStages } from '../schema/lead-stages';
import { stages } from './use-stage-board-reload.client';
import type { StageBoardText } from './views/stage-board-translations';

const isStage = (id: unknown): id is Stage => stages.some((stage) => stage === id);

/** The stage that the dragged card is over; null outside the columns. */
export const stageOf = (over: { id: unknown } | null): Stage | null =>
  over && isStage(over.id) ? over.id : null;

type Dragged = { data: { current?: Record<string, unknown> | undefined } };

/** The data of the dragged card; undefined when the card has left the board meanwhile. */
export const cardOf = (active: Dragged): StageCard | undefined =>
  active.data.current?.card as StageCard | undefined;

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Keyboard dragging: the left and right arrows move between columns. */
const toNextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const at = stages.findIndex((stage) => stage === context.over?.id);
  const next = context.droppableRects.get(stages[at + step] ?? '');
  return next && { x: next.left, y: currentCoordinates.y };
};

/** Collision detection: the column under the pointer; for the keyboard, the column that the card overlaps most. */
export const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

const codes = {
  start: [KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

/** Dragging by mouse, touch and keyboard; a click or a scroll gesture does not start a drag. */
export const useStageSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextColumn,
      keyboardCodes: codes,
      scrollBehavior: 'auto',
    }),
  );

/** Announcements for screen readers while a card is dragged. */
export function announcementsOf(language: 'vi' | 'en', text: StageBoardText): Announcements {
  // The lifted card is remembered, so that announcements name it even when it has left the board meanwhile.
  let lifted: StageCard | undefined;
  const say = (sentence: string, stage: Stage | null) =>
    fill(sentence, { name: lifted?.name ?? '', stage: stage ? leadStages[stage][language] : '' });
  return {
    onDragStart: ({ active }) => {
      lifted = cardOf(active);
      return say(text.lifted, lifted?.stage ?? null);
    },
    onDragOver: ({ over }) => say(over ? text.over : text.nowhere, stageOf(over)),
    onDragEnd: ({ over }) => say(over ? text.dropped : text.cancelled, stageOf(over)),
    onDragCancel: () => say(text.cancelled, null),
  };
}
