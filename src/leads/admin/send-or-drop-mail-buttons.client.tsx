'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { usePost } from './use-post-request.client';

type Text = { one: string; all: string; done: string; failed: string };
type DropText = Text & { sendAll: string; about: string };

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

const dropWords: { vi: DropText; en: DropText } = {
  vi: {
    one: 'Không gửi',
    all: 'Không gửi thư nào',
    sendAll: 'Gửi tất cả',
    about:
      'thư giữ lại sau khi khôi phục dữ liệu. Có thể các thư này đã được gửi sau khi bản sao lưu được tạo; hãy xem trước khi gửi.',
    done: 'Đã ghi là không gửi',
    failed: 'Chưa ghi được',
  },
  en: {
    one: 'Do not send',
    all: 'Send none of them',
    sendAll: 'Send all of them',
    about:
      'mails are held after a restore. They may have been sent after the backup was made; look before you send them.',
    done: 'Marked as not to be sent',
    failed: 'Could not mark it',
  },
};

const unsent: readonly unknown[] = ['kept', 'failed', 'restored', 'skipped'];

/** Buttons on an unsent mail: one queues it; on a mail that is held after a restore another one drops it. */
export function SendMailAgain() {
  const { id, data } = useDocumentInfo();
  const { busy, post, text } = usePost(words);
  const drop = usePost(dropWords);
  if (!id || !unsent.includes(data?.status)) return null;
  const address = `/api/mails/${String(id)}`;
  return (
    <>
      {data?.status === 'restored' && (
        <Button
          buttonStyle="secondary"
          disabled={busy || drop.busy}
          onClick={() => void drop.post(`${address}/drop`)}
          size="medium"
        >
          {drop.text.one}
        </Button>
      )}
      <Button
        buttonStyle="secondary"
        disabled={busy || drop.busy}
        onClick={() => void post(`${address}/send-again`)}
        size="medium"
      >
        {text.one}
      </Button>
    </>
  );
}

/** Buttons above the list of mails: send or drop all mails that are held after a restore. */
export function RestoredMailTools({ count }: { count: number }) {
  const { busy, post } = usePost(words);
  const drop = usePost(dropWords);
  return (
    <div className="restored-mails" role="status">
      <p>
        {count} {drop.text.about}
      </p>
      <Button
        buttonStyle="secondary"
        disabled={busy || drop.busy}
        onClick={() => void post('/api/mails/send-restored')}
        size="small"
      >
        {drop.text.sendAll}
      </Button>
      <Button
        buttonStyle="secondary"
        disabled={busy || drop.busy}
        onClick={() => void drop.post('/api/mails/drop-restored')}
        size="small"
      >
        {drop.text.all}
      </Button>
    </div>
  );
}

/** The button above the list of mails that queues every mail that was stored without a mail server, or has failed. */
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
