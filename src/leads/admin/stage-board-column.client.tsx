'use client';

import { useDroppable } from '@dnd-kit/core';
import { Button } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { fill } from '@/lib/fill-placeholders';
import type { Stage, StageCard, StageColumn } from '../management/read-stage-board';
import { leadStages } from '../schema/lead-stages';
import { MAX_LEADS_PER_STAGE } from '../schema/stage-board-page-sizes';
import type { StageBoardText } from './views/stage-board-translations';

type ColumnProps = {
  stage: Stage;
  column: StageColumn;
  language: 'vi' | 'en';
  text: StageBoardText;
  /** Whether this column is shown on a phone, which shows one column at a time. */
  isShown: boolean;
  busy: boolean;
  more: () => void;
  renderCard: (card: StageCard) => ReactNode;
};

/** The column of a stage: its first leads, how many there are, and a button for more. */
export function StageColumnPart(props: ColumnProps) {
  const { stage, column, language, text, isShown, busy, more, renderCard } = props;
  const { cards, total } = column;
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const hidden = total - cards.length;
  return (
    <section
      aria-labelledby={`stage-${stage}`}
      data-over={isOver}
      data-shown={isShown}
      data-stage={stage}
      ref={setNodeRef}
    >
      <h2 id={`stage-${stage}`}>
        {leadStages[stage][language]} <span>{total}</span>
      </h2>
      {total === 0 ? <p>{text.none}</p> : null}
      <ul>{cards.map(renderCard)}</ul>
      {hidden > 0 && cards.length < MAX_LEADS_PER_STAGE ? (
        <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={more} size="small">
          {fill(text.more, { count: hidden })}
        </Button>
      ) : null}
      {hidden > 0 && cards.length >= MAX_LEADS_PER_STAGE ? (
        <a href={`/admin/collections/leads?where[or][0][and][0][stage][equals]=${stage}`}>
          {fill(text.hidden, { count: hidden })}
        </a>
      ) : null}
    </section>
  );
}
