'use client';

import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { useState } from 'react';
import { usePost } from './use-post.client';

type Text = Record<'checkIn' | 'undo' | 'cancel' | 'sure' | 'done' | 'failed', string>;

const words: { vi: Text; en: Text } = {
  vi: {
    checkIn: 'Điểm danh',
    undo: 'Bỏ điểm danh',
    cancel: 'Huỷ vé',
    sure: 'Huỷ vé này và trả chỗ?',
    done: 'Đã ghi',
    failed: 'Chưa ghi được',
  },
  en: {
    checkIn: 'Check in',
    undo: 'Undo check-in',
    cancel: 'Cancel ticket',
    sure: 'Cancel this ticket and give its places back?',
    done: 'Noted',
    failed: 'Could not note it',
  },
};

type CheckInProps = { id: string; status: unknown };

/** One press at the door; a second one takes it back. */
function CheckIn({ id, status }: CheckInProps) {
  const { busy, post, text } = usePost(words);
  if (status !== 'confirmed' && status !== 'checked-in') return null;
  const isIn = status === 'checked-in';
  return (
    <Button
      buttonStyle={isIn ? 'secondary' : 'primary'}
      disabled={busy}
      margin={false}
      onClick={() => void post(`/api/tickets/${id}/check-in${isIn ? '?undo=true' : ''}`)}
      size="large"
    >
      {isIn ? text.undo : text.checkIn}
    </Button>
  );
}

/** In the list, beside each name. */
export function CheckInCell({ rowData }: DefaultCellComponentProps) {
  return <CheckIn id={String(rowData.id)} status={rowData.status} />;
}

/** On one ticket: check in, or, for sales, cancel. */
export function TicketActions() {
  const { id, data } = useDocumentInfo();
  const { user } = useAuth();
  const { busy, post, text } = usePost(words);
  const [isSure, setIsSure] = useState(false);
  if (!id) return null;
  const isOver = data?.status === 'cancelled' || data?.status === 'checked-in';
  const mayCancel = !isOver && user?.role !== 'event-team';
  // The second press cancels: it can not be undone.
  const cancel = () => {
    if (isSure) void post(`/api/tickets/${String(id)}/cancel`);
    setIsSure(!isSure);
  };
  return (
    <>
      <CheckIn id={String(id)} status={data?.status} />
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

/** Above the list: the same names on paper. */
export function PrintCheckInList() {
  const { i18n } = useTranslation();
  return (
    <Button buttonStyle="secondary" el="anchor" newTab size="small" url="/api/tickets/print">
      {i18n.language === 'vi' ? 'In danh sách điểm danh' : 'Print the check-in list'}
    </Button>
  );
}
