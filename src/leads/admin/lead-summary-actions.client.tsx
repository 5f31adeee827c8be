'use client';

import { Button, useAuth } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { AnswerByTemplate } from './answer-template-dialog.client';
import type { LeadSummary } from './read-lead-summary';
import type { LeadSummaryText } from './lead-summary-translations';
import { type LeadAct, useLeadAct } from './use-lead-action.client';
import type { LeadBoardText } from './views/unanswered-leads-board-translations';

type SummaryActionsProps = {
  summary: LeadSummary;
  text: LeadSummaryText;
  board: LeadBoardText;
  lead: number;
  /** Reloads the lead's data. */
  again: () => void;
  /** Opens the form for a letter to the lead. */
  write: () => void;
};

/** Links and buttons to call, message or write to a lead. */
function Ways({ summary: { phone, email }, text, write, lead, again }: SummaryActionsProps) {
  return (
    <div className="lead-summary__ways">
      {phone ? (
        <a className="lead-summary__way" data-first href={phone.href}>
          {text.call.replace('{{phone}}', phone.text)}
        </a>
      ) : null}
      {phone?.zalo ? (
        <a className="lead-summary__way" href={phone.zalo} rel="noreferrer" target="_blank">
          {text.zalo}
        </a>
      ) : null}
      {email ? (
        <>
          <button className="lead-summary__way" onClick={write} type="button">
            {text.write}
          </button>
          <AnswerByTemplate again={again} label={text.byTemplate} lead={lead} />
        </>
      ) : null}
    </div>
  );
}

function Suspicion({ summary: { suspicion }, text, act }: SummaryActionsProps & { act: LeadAct }) {
  if (!suspicion) return null;
  return (
    <div className="lead-summary__suspicion" data-held={suspicion.isHeld}>
      <p>
        <strong>{text.suspected}.</strong> {suspicion.why} {suspicion.state}
      </p>
      {suspicion.isHeld ? (
        <Button buttonStyle="secondary" margin={false} onClick={() => act('release')} size="small">
          {text.release}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * Returns a ref for the group of buttons. The group gets the keyboard focus when an action has disabled or removed the
 * clicked button; no other button gets it, so that a second Enter does nothing.
 */
function useKeptFocus(busy: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isLost = wasBusy.current && !busy && document.activeElement === document.body;
    wasBusy.current = busy;
    if (isLost) group.current?.focus();
  }, [busy]);
  return group;
}

/** Buttons in the summary of a lead: contact the person, mark the lead as answered, claim it, release it. */
export function SummaryActions(props: SummaryActionsProps) {
  const { summary, board, lead, again } = props;
  const { clock, owner, suspicion } = summary;
  const { user } = useAuth();
  const { busy, act } = useLeadAct(board, again);
  const group = useKeptFocus(busy);
  const press: LeadAct = (path, method) => void act(lead, path, method);
  const isHeld = suspicion?.isHeld ?? false;
  return (
    <>
      <Suspicion {...props} act={press} />
      <div className="lead-summary__actions">
        <Ways {...props} />
        {isHeld ? null : (
          <div
            ref={group}
            aria-labelledby="lead-summary"
            className="lead-summary__work"
            role="group"
            tabIndex={-1}
          >
            {clock.answered ? (
              <Button
                buttonStyle="secondary"
                disabled={busy}
                margin={false}
                onClick={() => press('answered', 'DELETE')}
                size="medium"
              >
                {board.undo}
              </Button>
            ) : (
              <Button
                disabled={busy}
                margin={false}
                onClick={() => press('answered')}
                size="medium"
              >
                {board.answer}
              </Button>
            )}
            {owner?.id === user?.id ? null : (
              <Button
                buttonStyle="secondary"
                disabled={busy}
                margin={false}
                onClick={() => press(owner ? `claim?from=${owner.id}` : 'claim')}
                size="medium"
              >
                {owner ? board.takeOver : board.claim}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
