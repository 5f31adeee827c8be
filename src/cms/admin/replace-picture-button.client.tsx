'use client';

import {
  Button,
  Modal,
  Thumbnail,
  toast,
  useDocumentInfo,
  useListDrawer,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callEndpoint } from './call-endpoint.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    open: 'Thay rồi xoá',
    title: 'Thay hình này ở mọi nơi, rồi xoá',
    about:
      'Hình thay được đặt vào mọi nơi đang dùng, cả hai ngôn ngữ, bản nháp và phiên bản cũ. Hình này vào thùng rác.',
    choose: 'Chọn hình thay',
    chosen: (name: string) => `Hình thay: ${name}`,
    act: 'Thay và xoá',
    cancel: 'Thôi',
    failed: 'Chưa thay được',
  },
  en: {
    open: 'Replace and delete',
    title: 'Replace this picture everywhere, then delete it',
    about:
      'The other picture goes to every place that shows this one, in both languages, drafts and earlier versions. This one goes to the bin.',
    choose: 'Choose the other picture',
    chosen: (name: string) => `Other picture: ${name}`,
    act: 'Replace and delete',
    cancel: 'Cancel',
    failed: 'It could not be replaced',
  },
};

const SLUG = 'replace-picture';

type Chosen = { id: number; name: string; thumbnail: string | null };

const chosenOf = (id: unknown, picture: Readonly<Record<string, unknown>>): Chosen => {
  const { filename, thumbnailURL, url } = picture;
  const shown = thumbnailURL ?? url;
  return {
    id: Number(id),
    name: typeof filename === 'string' ? filename : String(id),
    thumbnail: typeof shown === 'string' ? shown : null,
  };
};

/**
 * The button beside a picture's form that replaces the picture: another picture is then shown wherever this one was
 * used, and this one is moved to the trash.
 */
export function ReplacePicture() {
  const { id, setDocumentIsLocked } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { openModal, closeModal } = useModal();
  const router = useRouter();
  const text = useTexts(words);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    selectedCollection: 'media',
    uploads: true,
  });
  const replace = async (by: number) => {
    const answer = await callEndpoint<{ message: string }>(`/api/media/${String(id)}/replace`, {
      method: 'POST',
      body: { by },
      language: i18n.language,
    });
    if (!answer.ok) return toast.error(answer.message || text.failed);
    toast.success(answer.data.message);
    setDocumentIsLocked?.(false);
    closeModal(SLUG);
    return router.push('/admin/collections/media');
  };
  return (
    <>
      <button className="admin-panel__ask" onClick={() => openModal(SLUG)} type="button">
        {text.open}
      </button>
      <Modal aria-labelledby="replace-title" className="admin-modal" slug={SLUG}>
        <div className="admin-modal__box">
          <h3 id="replace-title">{text.title}</h3>
          <p>{text.about}</p>
          {chosen && (
            <p className="admin-replacement" data-replacement={chosen.id}>
              {chosen.thumbnail && <Thumbnail fileSrc={chosen.thumbnail} size="small" />}
              {text.chosen(chosen.name)}
            </p>
          )}
          <Button buttonStyle="secondary" onClick={openDrawer}>
            {text.choose}
          </Button>
          <div className="admin-modal__actions">
            <Button buttonStyle="secondary" onClick={() => closeModal(SLUG)}>
              {text.cancel}
            </Button>
            {chosen && <Button onClick={() => void replace(chosen.id)}>{text.act}</Button>}
          </div>
        </div>
      </Modal>
      <ListDrawer
        onSelect={({ doc, docID }) => {
          if (docID !== id) setChosen(chosenOf(docID, doc));
          closeDrawer();
        }}
      />
    </>
  );
}
