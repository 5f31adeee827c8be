'use client';

import {
  Button,
  Modal,
  toast,
  useDocumentInfo,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useState } from 'react';
import { callEndpoint } from './call-endpoint.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    open: 'Hẹn giờ',
    title: { vi: 'Hẹn giờ cho bản tiếng Việt', en: 'Hẹn giờ cho bản tiếng Anh' },
    action: 'Việc',
    publish: 'Xuất bản bản mới nhất',
    unpublish: 'Gỡ xuống',
    at: 'Vào lúc (giờ Việt Nam)',
    save: 'Hẹn giờ',
    cancel: 'Thôi',
    done: 'Đã hẹn. Xem ở Lịch xuất bản.',
    failed: 'Chưa hẹn được',
  },
  en: {
    open: 'Schedule',
    title: { vi: 'Schedule the Vietnamese version', en: 'Schedule the English version' },
    action: 'Action',
    publish: 'Publish the newest version',
    unpublish: 'Unpublish',
    at: 'At (Vietnamese time)',
    save: 'Schedule',
    cancel: 'Cancel',
    done: 'Scheduled. See the publishing schedule.',
    failed: 'It could not be scheduled',
  },
};

const SLUG = 'schedule-language';

/** The button above the form that publishes or unpublishes the shown language at a chosen time. */
export function ScheduleButton() {
  const info = useDocumentInfo();
  const { id, collectionSlug, isTrashed } = info;
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const { openModal, closeModal } = useModal();
  const text = useTexts(words);
  const [action, setAction] = useState('publish');
  const [at, setAt] = useState('');
  if (!id || isTrashed) return null;
  const language = code === 'en' ? 'en' : 'vi';
  const save = async () => {
    const answer = await callEndpoint<{ errors?: { message: string }[] }>('/api/schedules', {
      method: 'POST',
      language: i18n.language,
      body: {
        document: { relationTo: collectionSlug, value: id },
        action,
        language,
        at: at && `${at}:00+07:00`,
        at_tz: 'Asia/Ho_Chi_Minh',
      },
    });
    if (!answer.ok) {
      toast.error(answer.message || text.failed);
      return;
    }
    toast.success(text.done);
    info.incrementVersionCount(); // makes the status and the panels of the form load again
    closeModal(SLUG);
  };
  return (
    <>
      <Button buttonStyle="secondary" size="medium" onClick={() => openModal(SLUG)}>
        {text.open}
      </Button>
      <Modal aria-labelledby="schedule-title" className="admin-modal" slug={SLUG}>
        <div className="admin-modal__box">
          <h3 id="schedule-title">{text.title[language]}</h3>
          <label htmlFor="schedule-action">{text.action}</label>
          <select
            id="schedule-action"
            value={action}
            onChange={({ target }) => setAction(target.value)}
          >
            <option value="publish">{text.publish}</option>
            <option value="unpublish">{text.unpublish}</option>
          </select>
          <label htmlFor="schedule-at">{text.at}</label>
          <input
            id="schedule-at"
            type="datetime-local"
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
          <div className="admin-modal__actions">
            <Button buttonStyle="secondary" onClick={() => closeModal(SLUG)}>
              {text.cancel}
            </Button>
            <Button disabled={at === ''} onClick={() => void save()}>
              {text.save}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}
