'use client';

import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { clockTime } from '@/lib/format-times-and-durations';
import { type CheckInTicketState, checkInTicketOf } from '../tickets/ticket-fields-for-check-in';
import { ticketStatuses } from '../tickets/ticket-statuses';
import { usePost } from './use-post-request.client';

const words = {
  vi: {
    checkIn: (people: number) => (people > 1 ? `Điểm danh ${people} người` : 'Điểm danh'),
    people: (count: number) => `${count} người`,
    rest: (people: number) => `Điểm danh ${people} người còn lại`,
    partly: (arrived: number, all: number) => `${arrived} trên ${all} người đã vào`,
    since: (time: string) => `Đã vào lúc ${time}`,
    mistake: 'Ghi nhầm?',
    undo: 'Bỏ điểm danh',
    cancel: 'Huỷ vé',
    sure: 'Huỷ vé này và trả chỗ?',
    done: 'Đã ghi',
    failed: 'Chưa ghi được',
  },
  en: {
    checkIn: (people: number) => (people > 1 ? `Check in ${people} people` : 'Check in'),
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    rest: (people: number) =>
      people > 1 ? `Check in the other ${people}` : 'Check in the last one',
    partly: (arrived: number, all: number) => `${arrived} of ${all} people are in`,
    since: (time: string) => `Checked in at ${time}`,
    mistake: 'Checked in by mistake?',
    undo: 'Undo check-in',
    cancel: 'Cancel ticket',
    sure: 'Cancel this ticket and give its places back?',
    done: 'Noted',
    failed: 'Could not note it',
  },
};

type CheckInProps = {
  ticket: CheckInTicketState;
  /** Facts about the ticket, such as its event and type. */
  facts?: readonly string[];
};

/**
 * The button that checks in all people of a ticket, or the rest of them; a checked-in ticket shows since when. The undo
 * button is elsewhere, so that a second click on the same place changes nothing.
 */
export function CheckIn({ ticket, facts = [] }: CheckInProps) {
  const { busy, post, text } = usePost(words);
  const { i18n } = useTranslation();
  const [now] = useState(() => Date.now());
  const { id, status, quantity, arrived, checkedInAt } = ticket;
  const left = quantity - arrived;
  const isPartly = arrived > 0 && left > 0;
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const path = `/api/tickets/${id}/check-in`;
  const said = checkedInAt
    ? text.since(clockTime(checkedInAt, language, now))
    : ticketStatuses[status][language];
  return (
    <div className="check-in" data-check-in={status}>
      {status === 'confirmed' ? null : <strong>{said}</strong>}
      {status === 'confirmed' || isPartly ? (
        <Button disabled={busy} margin={false} onClick={() => void post(path)} size="large">
          {isPartly ? text.rest(left) : text.checkIn(quantity)}
        </Button>
      ) : null}
      {[isPartly ? text.partly(arrived, quantity) : text.people(quantity), ...facts].map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {status === 'checked-in' && (
        <details>
          <summary>{text.mistake}</summary>
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={() => void post(`${path}?undo=true`)}
            size="large"
          >
            {text.undo}
          </Button>
        </details>
      )}
    </div>
  );
}

/** The buttons on a ticket: check in, and for sales and admins cancel. */
export function TicketActions() {
  const { data } = useDocumentInfo();
  const { user } = useAuth();
  const { busy, post, text } = usePost(words);
  const [isSure, setIsSure] = useState(false);
  const ticket = data && checkInTicketOf(data);
  if (!ticket) return null;
  const { id, status } = ticket;
  const isOver = status === 'cancelled' || status === 'checked-in';
  const mayCancel = !isOver && user?.role !== 'event-team';
  // A cancellation can not be undone, so a second click has to confirm it.
  const cancel = () => {
    if (isSure) void post(`/api/tickets/${id}/cancel`);
    setIsSure(!isSure);
  };
  return (
    <>
      <CheckIn ticket={ticket} />
      {mayCancel ? (
        <Button
          buttonStyle="secondary"
          disabled={busy}
          margin={false}
          onClick={cancel}
          size="small"
        >
          {isSure ? text.sure : text.cancel}
        </Button>
      ) : null}
    </>
  );
}

/** The link above the list of tickets that opens the list as a printable sheet. */
export function PrintCheckInList() {
  const { i18n } = useTranslation();
  return (
    <Button buttonStyle="secondary" el="anchor" newTab size="small" url="/api/tickets/print">
      {i18n.language === 'vi' ? 'In danh sách điểm danh' : 'Print the check-in list'}
    </Button>
  );
}
