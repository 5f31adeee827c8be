'use client';

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

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
} as const;

function useResend(path: string) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const text = i18n.language === 'vi' ? words.vi : words.en;
  const resend = async () => {
    setBusy(true);
    const response = await fetch(path, { method: 'POST' }).catch(() => undefined);
    setBusy(false);
    if (response?.ok) {
      toast.success(text.done);
      router.refresh();
    } else {
      toast.error(text.failed);
    }
  };
  return { busy, resend, text };
}

/** On one delivery that failed or was held: puts it back into the queue. */
export function SendAgain() {
  const { id, data } = useDocumentInfo();
  const { busy, resend, text } = useResend(`/api/deliveries/${String(id)}/send-again`);
  if (!id || (data?.status !== 'failed' && data?.status !== 'held')) return null;
  return (
    <Button buttonStyle="secondary" disabled={busy} onClick={() => void resend()} size="medium">
      {text.one}
    </Button>
  );
}

/** Above the list: puts everything undeliverable back into the queue. */
export function SendAllFailedAgain() {
  const { busy, resend, text } = useResend('/api/deliveries/send-failed-again');
  return (
    <Button buttonStyle="secondary" disabled={busy} onClick={() => void resend()} size="small">
      {text.all}
    </Button>
  );
}
