'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { usePost } from './use-post-request.client';
import { stopOf } from '../privacy/retention-stop-reason';
import { RetentionTools } from './confirm-stopped-erasure.client';

const words = {
  vi: {
    found: 'Tìm dữ liệu',
    json: 'Tải bản sao (JSON)',
    page: 'Bản sao để đọc',
    erase: 'Xoá dữ liệu',
    really: 'Xoá, tôi chắc',
    sure: 'Không lấy lại được.',
    close: 'Đánh dấu xong',
    done: 'Đã làm xong',
    failed: 'Chưa làm được',
    refused: {
      'look-first':
        'Chưa xoá gì. Hãy bấm “Tìm dữ liệu” và xem kỹ danh sách trước; nếu vừa có dữ liệu mới thì xem lại.',
    },
  },
  en: {
    found: 'Find the data',
    json: 'Copy (JSON)',
    page: 'Copy to read',
    erase: 'Erase',
    really: 'Erase, I am sure',
    sure: 'It cannot be undone.',
    close: 'Mark as done',
    done: 'Done',
    failed: 'Could not be done',
    refused: {
      'look-first':
        'Nothing was erased. Press “Find the data” and read the list first; if data has come in since, read it again.',
    },
  },
};

/** Buttons on an open privacy request: review the data, then hand out a copy, erase, or mark the request as done. */
export function PrivacyRequestTools() {
  const { id, data } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { busy, post, text } = usePost(words);
  const [isAsking, setAsking] = useState(false);
  if (!id || data?.status !== 'open') return null;
  if (data.kind === 'retention') {
    return <RetentionTools request={String(id)} stop={stopOf(data.receipt)} />;
  }
  const at = `/api/privacy-requests/${String(id)}`;
  const link = (path: string, label: string) => (
    <Button buttonStyle="secondary" el="anchor" newTab size="medium" url={`${at}${path}`}>
      {label}
    </Button>
  );
  return (
    <div className="privacy-tools" lang={i18n.language}>
      {link('/found', text.found)}
      {data.kind === 'access' ? link('/copy', text.json) : null}
      {data.kind === 'access' ? link('/copy?as=page', text.page) : null}
      {data.kind !== 'erasure' ? (
        <Button
          buttonStyle="secondary"
          disabled={busy}
          onClick={() => void post(`${at}/done`)}
          size="medium"
        >
          {text.close}
        </Button>
      ) : isAsking ? (
        <>
          <strong role="alert">{text.sure}</strong>
          <Button
            buttonStyle="error"
            disabled={busy}
            onClick={() => void post(`${at}/erase`)}
            size="medium"
          >
            {text.really}
          </Button>
        </>
      ) : (
        <Button buttonStyle="secondary" onClick={() => setAsking(true)} size="medium">
          {text.erase}
        </Button>
      )}
    </div>
  );
}
