'use client';

import { Button, useSelection, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { leadStages } from '../schema/lead-stages';
import { useColleagues } from './use-colleagues.client';
import { useSend } from './use-post-request.client';

const words = {
  vi: {
    chosen: (count: number) => `Đã chọn ${count}`,
    owner: 'Giao cho',
    nobody: 'Không ai',
    stage: 'Giai đoạn',
    choose: 'Chọn…',
    apply: 'Ghi',
    same: 'Cùng một người',
    changed: (count: number) => `Đã ghi ${count} khách`,
    merged: 'Đã gộp',
    failed: 'Chưa ghi được hết, hãy thử lại',
  },
  en: {
    chosen: (count: number) => `${count} selected`,
    owner: 'Give to',
    nobody: 'Nobody',
    stage: 'Stage',
    choose: 'Choose…',
    apply: 'Save',
    same: 'Same person',
    changed: (count: number) => (count === 1 ? '1 lead changed' : `${count} leads changed`),
    merged: 'Merged',
    failed: 'Could not change all of them, try again',
  },
};

/** Bulk actions on the leads that are selected in the list. */
export function LeadBulk() {
  const { i18n } = useTranslation();
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const text = words[language];
  const router = useRouter();
  const { count, getQueryParams, selectedIDs } = useSelection();
  const colleagues = useColleagues(count > 0);
  const { busy, send } = useSend();
  const [owner, setOwner] = useState('');
  const [stage, setStage] = useState('');
  const act = async (path: string, method: 'PATCH' | 'POST', body: unknown, done: string) => {
    await send(path, { done, failed: text.failed }, { method, body });
    router.refresh();
  };
  const apply = async () => {
    const change = {
      ...(owner === '' ? {} : { owner: owner === 'nobody' ? null : Number(owner) }),
      ...(stage === '' ? {} : { stage }),
    };
    await act(`/api/leads${getQueryParams()}&depth=0`, 'PATCH', change, text.changed(count));
    setOwner('');
    setStage('');
  };
  if (count === 0) return null;
  return (
    <div className="lead-bulk" role="group" aria-label={text.chosen(count)}>
      <strong aria-live="polite">{text.chosen(count)}</strong>
      <label>
        {text.owner}
        <select onChange={(event) => setOwner(event.target.value)} value={owner}>
          <option value="">{text.choose}</option>
          {colleagues.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name || email}
            </option>
          ))}
          <option value="nobody">{text.nobody}</option>
        </select>
      </label>
      <label>
        {text.stage}
        <select onChange={(event) => setStage(event.target.value)} value={stage}>
          <option value="">{text.choose}</option>
          {Object.entries(leadStages).map(([code, label]) => (
            <option key={code} value={code}>
              {label[language]}
            </option>
          ))}
        </select>
      </label>
      <Button
        disabled={busy || (owner === '' && stage === '')}
        margin={false}
        onClick={() => void apply()}
        size="small"
      >
        {text.apply}
      </Button>
      {selectedIDs.length > 1 && (
        <Button
          buttonStyle="secondary"
          disabled={busy}
          margin={false}
          onClick={() => void act('/api/leads/merge', 'POST', { ids: selectedIDs }, text.merged)}
          size="small"
        >
          {text.same}
        </Button>
      )}
    </div>
  );
}
