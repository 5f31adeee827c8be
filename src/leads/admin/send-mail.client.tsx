'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { usePost } from './use-post-request.client';

type Text = { one: string; all: string; done: string; failed: string };

const words: { vi: Text; en: Text } = {
  vi: {
    one: 'Gửi',
    all: 'Gửi mọi thư đang giữ hoặc không gửi được',
    done: 'Đã xếp hàng gửi',
    failed: 'Chưa xếp hàng được',
  },
  en: {
    one: 'Send',
    all: 'Send all kept or undeliverable mails',
    done: 'Queued',
    failed: 'Could not queue it',
  },
};

/** A button on an unsent or failed mail: queues it again. */
export function SendMailAgain() {
  const { id, data } = useDocumentInfo();
  const { busy, post, text } = usePost(words);
  if (!id || (data?.status !== 'kept' && data?.status !== 'failed')) return null;
  return (
    <Button
      buttonStyle="secondary"
      disabled={busy}
      onClick={() => void post(`/api/mails/${String(id)}/send-again`)}
      size="medium"
    >
      {text.one}
    </Button>
  );
}

/** The button above the list of mails that queues every mail that was kept or failed. */
export function SendWaitingMails() {
  const { busy, post, text } = usePost(words);
  return (
    <Button
      buttonStyle="secondary"
      disabled={busy}
      onClick={() => void post('/api/mails/send-waiting')}
      size="small"
    >
      {text.all}
    </Button>
  );
}
