'use client';

import { Button } from '@payloadcms/ui';
import { clockTime } from '@/lib/format-times-and-durations';
import type { BoardLead } from '../sla/read-unanswered-leads-board';
import type { LeadBoardText } from './views/unanswered-leads-board-translations';
import { clockOf } from './text-of-reply-deadline.client';
import type { LeadAct } from './use-lead-action.client';

type LeadCardProps = {
  lead: BoardLead;
  /** The label of the form that was sent. */
  kind: string;
  language: 'vi' | 'en';
  now: number;
  text: LeadBoardText;
  user: number;
  /** Whether the reply time is running now (office hours). */
  running: boolean;
  busy: boolean;
  /** Calls an endpoint of this lead: POST acts, DELETE undoes. */
  act: LeadAct;
};

function ownerOf({ lead: { owner }, text, user }: LeadCardProps): string {
  if (!owner) return text.nobody;
  return owner.id === user ? text.mine : owner.name;
}

/** An E.164 number as people write it: a Vietnamese one as `0912345678`, others with their country code. */
const atHome = (phone: string): string => phone.replace(/^\+84/, '0');

/** The card of a lead that waits for an answer or was answered today. */
export function LeadCard(props: LeadCardProps) {
  const { lead, kind, language, now, text, user, running, busy, act } = props;
  const { id, name, company, phone, owner, answered, dueAt } = lead;
  const claimPath = `claim${owner ? `?from=${owner.id}` : ''}`;
  const nameId = `lead-${id}`;
  return (
    <li data-lead={id}>
      <p className="lead-board__clock">
        <strong>{clockOf({ ...lead, language, now, running, text })}</strong>
        {answered ? (
          <span data-in-time={answered.inTime}>{answered.inTime ? text.inTime : text.tooLate}</span>
        ) : running ? (
          <span>{text.due.replace('{{time}}', clockTime(dueAt, language, now))}</span>
        ) : null}
      </p>
      <a id={nameId} className="lead-board__name" href={`/admin/collections/leads/${id}`}>
        {name}
      </a>
      <p>{[company, kind].filter(Boolean).join(' · ')}</p>
      {answered ? (
        <div className="lead-board__actions">
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={() => act('answered', 'DELETE')}
            size="small"
            extraButtonProps={{ 'aria-describedby': nameId }}
          >
            {text.undo}
          </Button>
        </div>
      ) : (
        <>
          <p className="lead-board__owner" data-owned={owner !== null}>
            {ownerOf(props)}
            {phone ? (
              <a href={`tel:${phone}`}>{text.call.replace('{{phone}}', atHome(phone))}</a>
            ) : null}
          </p>
          <div className="lead-board__actions">
            <Button
              buttonStyle={owner ? 'primary' : 'secondary'}
              disabled={busy}
              margin={false}
              onClick={() => act('answered')}
              size="small"
              extraButtonProps={{ 'aria-describedby': nameId }}
            >
              {text.answer}
            </Button>
            {owner?.id === user ? null : (
              <Button
                buttonStyle={owner ? 'secondary' : 'primary'}
                disabled={busy}
                margin={false}
                onClick={() => act(claimPath)}
                size="small"
                extraButtonProps={{ 'aria-describedby': nameId }}
              >
                {owner ? text.takeOver : text.claim}
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  );
}
