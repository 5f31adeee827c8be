'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { usePost } from './use-post-request.client';

const words = {
  vi: {
    again: 'Báo lại',
    byHand: 'Đã xoá bằng tay bên đó',
    done: 'Đã ghi nhận',
    failed: 'Chưa làm được',
  },
  en: {
    again: 'Tell again',
    byHand: 'Erased by hand over there',
    done: 'Noted',
    failed: 'Could not be done',
  },
};

/**
 * Buttons on a failed privacy notice, which asks another system to erase a person: retry it, or record that the person
 * was erased there by hand.
 */
export function PrivacyNoticeTools() {
  const { id, data } = useDocumentInfo();
  const { busy, post, text } = usePost(words);
  if (!id || data?.status !== 'failed') return null;
  const at = `/api/privacy-notices/${String(id)}`;
  return (
    <div className="privacy-tools">
      <Button buttonStyle="secondary" disabled={busy} onClick={() => void post(`${at}/again`)}>
        {text.again}
      </Button>
      <Button buttonStyle="secondary" disabled={busy} onClick={() => void post(`${at}/by-hand`)}>
        {text.byHand}
      </Button>
    </div>
  );
}
