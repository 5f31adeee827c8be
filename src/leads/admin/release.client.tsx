'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { usePost } from './use-post.client';

type Text = { release: string; done: string; failed: string };

const words: { vi: Text; en: Text } = {
  vi: { release: 'Cho qua', done: 'Đã cho qua', failed: 'Chưa cho qua được' },
  en: { release: 'Let through', done: 'Let through', failed: 'Could not let it through' },
};

/** On a lead that looks like a program's: a person decides that it is none. */
export function ReleaseLead() {
  const { id, data } = useDocumentInfo();
  const { busy, post, text } = usePost(words);
  if (!id || !data?.suspicion || data.releasedAt) return null;
  return (
    <Button
      buttonStyle="secondary"
      disabled={busy}
      onClick={() => void post(`/api/leads/${String(id)}/release`)}
      size="medium"
    >
      {text.release}
    </Button>
  );
}
