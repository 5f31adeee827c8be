'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { usePost } from './use-post-request.client';

const words = {
  vi: {
    one: 'Gửi lại',
    all: 'Gửi lại mọi mục không gửi được',
    done: 'Đã xếp hàng gửi lại',
    failed: 'Chưa xếp hàng được',
  },
  en: {
    one: 'Send again',
    all: 'Send all undeliverable again',
    done: 'Queued again',
    failed: 'Could not queue it',
  },
};

/** The button on a failed or held delivery that queues it again. */
export function SendAgain() {
  const { id, data } = useDocumentInfo();
  const { busy, post, text } = usePost(words);
  if (!id || (data?.status !== 'failed' && data?.status !== 'held')) return null;
  return (
    <Button
      buttonStyle="secondary"
      disabled={busy}
      onClick={() => void post(`/api/deliveries/${String(id)}/send-again`)}
      size="medium"
    >
      {text.one}
    </Button>
  );
}

/** The button above the list of deliveries that queues all failed ones again. */
export function SendAllFailedAgain() {
  const { busy, post, text } = usePost(words);
  return (
    <Button
      buttonStyle="secondary"
      disabled={busy}
      onClick={() => void post('/api/deliveries/send-failed-again')}
      size="small"
    >
      {text.all}
    </Button>
  );
}
