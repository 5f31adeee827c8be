'use client';

import { Button, Modal, toast, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { MovePlan } from '../redirects/move-page-url';
import { callEndpoint } from './call-endpoint.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    open: 'Đổi địa chỉ',
    title: 'Đổi địa chỉ ở cả hai ngôn ngữ',
    label: 'Địa chỉ mới',
    look: 'Xem điều gì sẽ đổi',
    move: 'Đổi địa chỉ',
    cancel: 'Thôi',
    live: 'Trang đang hiển thị sẽ chuyển:',
    none: 'Chưa có ngôn ngữ nào hiển thị: không cần chuyển hướng.',
    redirect: 'Địa chỉ cũ chuyển hướng vĩnh viễn tới địa chỉ mới.',
    linked: 'Nội dung liên kết tới địa chỉ cũ (vẫn dùng được):',
    done: 'Đã đổi địa chỉ',
    failed: 'Chưa đổi được',
  },
  en: {
    open: 'Change address',
    title: 'Change the address in both languages',
    label: 'New address',
    look: 'See what would change',
    move: 'Change the address',
    cancel: 'Cancel',
    live: 'Live pages that move:',
    none: 'Live in no language: no redirect is needed.',
    redirect: 'The old address redirects to the new one for good.',
    linked: 'Content that links to the old address (and keeps working):',
    done: 'The address is changed',
    failed: 'It could not be changed',
  },
};

const SLUG = 'move-address';
const shown = (locale: string, path: string) => (locale === 'en' ? `/en${path}` : path);

/** The consequences of moving a page to another URL, shown before it is moved. */
function Plan({ plan }: { plan: MovePlan }) {
  const text = useTexts(words);
  if (plan.problem) return <p className="admin-panel__error">{plan.problem}</p>;
  return (
    <div data-move-plan>
      <p>{plan.live.length > 0 ? text.live : text.none}</p>
      <ul>
        {plan.live.map((locale) => (
          <li key={locale}>
            {shown(locale, plan.from)} → {shown(locale, plan.to)}
          </li>
        ))}
      </ul>
      {plan.live.length > 0 && <p>{text.redirect}</p>}
      {plan.linkedFrom.length > 0 && <p>{text.linked}</p>}
      <ul>
        {plan.linkedFrom.map(({ collection, id, locale, name }) => (
          <li key={`${collection} ${id} ${locale}`}>
            {name} ({locale})
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The button above the form that moves a page to another URL in both languages, after showing the consequences. */
export function MoveAddress() {
  const { id, collectionSlug, data, isTrashed } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { openModal, closeModal } = useModal();
  const router = useRouter();
  const text = useTexts(words);
  const current = String((collectionSlug === 'pages' ? data?.path : data?.slug) ?? '');
  const [to, setTo] = useState(current);
  const [plan, setPlan] = useState<MovePlan | null>(null);
  if (!id || isTrashed || current === '' || current === '/') return null;
  const path = `/api/${collectionSlug}/${String(id)}/move`;
  const ask = { language: i18n.language };
  const look = async () => {
    const answer = await callEndpoint<MovePlan>(`${path}?to=${encodeURIComponent(to)}`, ask);
    if (answer.ok) setPlan(answer.data);
    else toast.error(answer.message || text.failed);
  };
  const move = async () => {
    const answer = await callEndpoint<MovePlan>(path, { ...ask, method: 'POST', body: { to } });
    if (!answer.ok) return toast.error(answer.message || text.failed);
    toast.success(text.done);
    closeModal(SLUG);
    return router.refresh();
  };
  return (
    <>
      <Button buttonStyle="secondary" size="medium" onClick={() => openModal(SLUG)}>
        {text.open}
      </Button>
      <Modal aria-labelledby="move-title" className="admin-modal" slug={SLUG}>
        <div className="admin-modal__box">
          <h3 id="move-title">{text.title}</h3>
          <label htmlFor="move-to">{text.label}</label>
          <input
            id="move-to"
            value={to}
            onChange={({ target }) => {
              setTo(target.value);
              setPlan(null);
            }}
          />
          {plan && <Plan plan={plan} />}
          <div className="admin-modal__actions">
            <Button buttonStyle="secondary" onClick={() => closeModal(SLUG)}>
              {text.cancel}
            </Button>
            {plan && !plan.problem ? (
              <Button onClick={() => void move()}>{text.move}</Button>
            ) : (
              <Button onClick={() => void look()}>{text.look}</Button>
            )}
          </div>
        </div>
      </Modal>
    </>
  );
}
