'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';
import { usePost } from './use-post-request.client';
import { type RetentionKind, retentionPeriods } from '../privacy/retention-periods';
import type { Reach, RetentionStop } from '../privacy/retention-stop-reason';

const words = {
  vi: {
    stopped:
      'Chưa xoá gì: đêm {{time}} (giờ máy chủ) có nhiều dữ liệu quá hạn hơn mức một đêm được tự xoá. Hãy xem giờ máy chủ và thời hạn lưu có đúng không.',
    reach: '{{label}}: {{past}} trong {{of}}, tự xoá nhiều nhất {{most}}',
    confirm: 'Xác nhận xoá',
    really: 'Xoá vào đêm tới, tôi chắc',
    sure: 'Không lấy lại được.',
    confirmed: 'Đã xác nhận, sẽ xoá vào đêm tới.',
    done: 'Đã ghi, sẽ xoá vào đêm tới',
    failed: 'Chưa ghi được. Tải lại trang rồi xem số lượng mới.',
  },
  en: {
    stopped:
      'Nothing was erased: on the night of {{time}} (server clock) more data was past its time than a night may erase unasked. Check the server clock and the retention periods.',
    reach: '{{label}}: {{past}} of {{of}}, at most {{most}} unasked',
    confirm: 'Confirm the erasure',
    really: 'Erase it next night, I am sure',
    sure: 'It cannot be undone.',
    confirmed: 'Confirmed: it goes next night.',
    done: 'Noted: it goes next night',
    failed: 'Could not be noted. Reload the page and look at the new counts.',
  },
};

type RetentionToolsProps = { request: string; stop: RetentionStop | null };

/** The panel on a stopped nightly erasure: how much it would have erased, and a button that confirms the erasure. */
export function RetentionTools({ request, stop }: RetentionToolsProps) {
  const { i18n } = useTranslation();
  const { busy, post, text } = usePost(words);
  const [isAsking, setAsking] = useState(false);
  if (!stop) return null;
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const number = new Intl.NumberFormat(language);
  const time = new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: OFFICE_ZONE,
  }).format(new Date(stop.at));
  const line = ([kind, { past, of, most }]: [RetentionKind, Reach]) =>
    text.reach
      .replace('{{label}}', retentionPeriods[kind].label[language])
      .replace('{{past}}', number.format(past))
      .replace('{{of}}', number.format(of))
      .replace('{{most}}', number.format(most));
  return (
    <div className="privacy-tools" lang={language}>
      <p>{text.stopped.replace('{{time}}', time)}</p>
      <ul>
        {(Object.entries(stop.tooMuch) as [RetentionKind, Reach][]).map((entry) => (
          <li key={entry[0]}>{line(entry)}</li>
        ))}
      </ul>
      {stop.isConfirmed ? (
        <p>{text.confirmed}</p>
      ) : isAsking ? (
        <>
          <strong role="alert">{text.sure}</strong>
          <Button
            buttonStyle="error"
            disabled={busy}
            onClick={() =>
              void post(
                `/api/privacy-requests/${request}/confirm?at=${encodeURIComponent(stop.at)}`,
              )
            }
            size="medium"
          >
            {text.really}
          </Button>
        </>
      ) : (
        <Button buttonStyle="secondary" onClick={() => setAsking(true)} size="medium">
          {text.confirm}
        </Button>
      )}
    </div>
  );
}
