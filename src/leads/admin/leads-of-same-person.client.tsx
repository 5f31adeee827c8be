'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';
import type { SimilarLead } from './lead-data-and-merge-endpoints';
import { useSend } from './use-post-request.client';

const words = {
  vi: {
    same: 'Cùng một người đã gửi',
    maybe: 'Có thể cùng một người (trùng email hoặc điện thoại)',
    merge: 'Là cùng một người',
    split: 'Tách yêu cầu này ra',
    splitHint: 'Yêu cầu này của một người khác? Tách ra không xoá gì.',
    merged: 'Đã gộp',
    splitDone: 'Đã tách',
    failed: 'Chưa ghi được',
  },
  en: {
    same: 'The same person also sent',
    maybe: 'May be the same person (same e-mail or phone)',
    merge: 'Is the same person',
    split: 'Split this request off',
    splitHint: 'Is this request somebody else’s? Splitting deletes nothing.',
    merged: 'Merged',
    splitDone: 'Split off',
    failed: 'Could not save it',
  },
} as const;

type LeadPeopleProps = {
  lead: number;
  same: readonly SimilarLead[];
  maybe: readonly SimilarLead[];
  onChange: () => void;
};

/** Lists other leads of the same person and possible duplicates, with buttons to split and to merge them. */
export function LeadPeople({ lead, same, maybe, onChange }: LeadPeopleProps) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const text = words[language];
  const { busy, send } = useSend();
  const day = new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'short',
    timeZone: OFFICE_ZONE,
  });
  const post = async (path: string, body: unknown, done: string) => {
    await send(path, { done, failed: text.failed }, { body });
    onChange();
  };
  const line = ({ id, name, email, about, at }: SimilarLead) => (
    <>
      <a href={`/admin/collections/leads/${id}`}>{name || email}</a>
      <span>
        {about} · {day.format(new Date(at))}
      </span>
    </>
  );
  if (same.length === 0 && maybe.length === 0) return null;
  return (
    <section className="lead-people">
      {same.length > 0 && (
        <>
          <h3>{text.same}</h3>
          <ul>
            {same.map((one) => (
              <li key={one.id}>{line(one)}</li>
            ))}
          </ul>
          <p className="lead-people__act">
            <Button
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={() => void post(`/api/leads/${lead}/split`, {}, text.splitDone)}
              size="small"
            >
              {text.split}
            </Button>
            <small>{text.splitHint}</small>
          </p>
        </>
      )}
      {maybe.length > 0 && (
        <>
          <h3>{text.maybe}</h3>
          <ul>
            {maybe.map((one) => (
              <li key={one.id}>
                {line(one)}
                <Button
                  buttonStyle="secondary"
                  disabled={busy}
                  margin={false}
                  onClick={() =>
                    void post('/api/leads/merge', { ids: [lead, one.id] }, text.merged)
                  }
                  size="small"
                >
                  {text.merge}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
