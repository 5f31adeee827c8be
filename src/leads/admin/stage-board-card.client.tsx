'use client';

import { useDraggable } from '@dnd-kit/core';
import { Popup, PopupList } from '@payloadcms/ui';
import { useState } from 'react';
import { nearTime } from '@/lib/format-times-and-durations';
import { fill } from '@/lib/fill-placeholders';
import type { Stage, StageCard } from '../management/read-stage-board';
import { leadStages } from '../schema/lead-stages';
import { openStages } from '../schema/open-lead-stages';
import { stages } from './use-stage-board-reload.client';
import type { StageBoardText } from './views/stage-board-translations';

const DAY = 24 * 3_600_000;

export type CardProps = {
  card: StageCard;
  /** The label of the form that was sent. */
  kind: string;
  language: 'vi' | 'en';
  now: number;
  text: StageBoardText;
  user: number;
};

function timeInStage({ card, now, text }: CardProps): string {
  const days = Math.floor((now - Date.parse(card.since)) / DAY);
  if (days < 1) return text.today;
  return days === 1 ? text.oneDay : fill(text.days, { count: days });
}

function StepLine({ card: { step, stage }, language, now, text }: CardProps) {
  if (!step) return null;
  const time = nearTime(step.at, language, now);
  // The step of a closed lead does not count as overdue: no reminder is sent for it.
  const isOpen = openStages.some((open) => open === stage);
  const isLate = isOpen && Date.parse(step.at) <= now;
  return (
    <p className="stage-card__step">
      {step.text} ·{' '}
      <time data-late={isLate} dateTime={step.at}>
        {isLate ? fill(text.late, { time }) : time}
      </time>
    </p>
  );
}

export function CardFacts(props: CardProps) {
  const { card, kind, language, text, user } = props;
  const { id, company, owner, value, isHeld } = card;
  const amount =
    value === null
      ? null
      : new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB').format(value);
  return (
    <>
      <a className="stage-card__name" draggable={false} href={`/admin/collections/leads/${id}`}>
        {card.name}
      </a>
      <p>{[company, kind].filter(Boolean).join(' · ')}</p>
      {isHeld ? <strong className="stage-card__held">{text.held}</strong> : null}
      <StepLine {...props} />
      <p>
        {[
          owner === null ? text.nobody : owner.id === user ? text.yours : owner.name,
          ...(amount === null ? [] : [fill(text.money, { amount })]),
        ].join(' · ')}
      </p>
      <p className="stage-card__since">{timeInStage(props)}</p>
    </>
  );
}

type MoveMenuProps = Pick<CardProps, 'card' | 'language' | 'text'> & { move: (to: Stage) => void };

/** The menu that moves a card to another stage, as an alternative to dragging. */
function MoveMenu({ card, language, text, move }: MoveMenuProps) {
  // Once opened, the entries stay in the document: removing them before the click event would lose the click.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Popup
      button={
        <>
          <span aria-hidden>{text.move}</span>
          <span className="stage-board__heard">{fill(text.moveOf, { name: card.name })}</span>
        </>
      }
      buttonClassName="stage-card__move"
      horizontalAlign="right"
      onToggleOpen={() => setWasOpened(true)}
      portalClassName="stage-menu"
      size="fit-content"
    >
      {wasOpened ? (
        <PopupList.ButtonGroup>
          {stages.flatMap((stage) =>
            stage === card.stage ? (
              []
            ) : (
              <PopupList.Button key={stage} onClick={() => move(stage)}>
                {leadStages[stage][language]}
              </PopupList.Button>
            ),
          )}
        </PopupList.ButtonGroup>
      ) : null}
    </Popup>
  );
}

/** A lead's card on the board of stages: dragged by mouse or touch, by keyboard at its grip, or moved by a menu. */
export function StageCardItem({ move, ...props }: CardProps & { move: (to: Stage) => void }) {
  const { card, text } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: card.id,
    data: { card },
    attributes: { roleDescription: text.draggable },
  });
  return (
    <li
      className="stage-card"
      data-dragging={isDragging}
      data-lead={card.id}
      ref={setNodeRef}
      {...listeners}
    >
      <CardFacts {...props} />
      <div className="stage-card__acts">
        <button
          className="stage-card__grip"
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          aria-label={fill(text.grip, { name: card.name })}
        >
          <svg aria-hidden height="16" viewBox="0 0 16 16" width="16">
            <path d="M5 3h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zM5 11h2v2H5zm4 0h2v2H9z" />
          </svg>
        </button>
        <MoveMenu {...props} move={move} />
      </div>
    </li>
  );
}
