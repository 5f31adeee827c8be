'use client';

import { Button, toast, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { callEndpoint } from './call-endpoint.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    start: { en: 'Bắt đầu bản tiếng Anh từ tiếng Việt', vi: 'Bắt đầu bản tiếng Việt từ tiếng Anh' },
    copies: 'Chép bố cục và chữ thành bản nháp; mục “Trước khi xuất bản” liệt kê chỗ cần dịch.',
    saveFirst: 'Lưu bản nháp trước, vì chỉ bản đã lưu được chép.',
    failed: 'Chưa chép được',
  },
  en: {
    start: { en: 'Start English from Vietnamese', vi: 'Start Vietnamese from English' },
    copies: 'Copies structure and texts as a draft; “Before publishing” lists what to translate.',
    saveFirst: 'Save the draft first: only what is saved is copied.',
    failed: 'It could not be copied',
  },
};

/** The button that creates a draft of a missing language from the texts of the other, and opens its form. */
export function StartTranslation({ language }: { language: 'vi' | 'en' }) {
  const { id, collectionSlug } = useDocumentInfo();
  const { i18n } = useTranslation();
  const modified = useFormModified();
  const text = useTexts(words);
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    setIsBusy(true);
    const address = `/api/${collectionSlug}/${String(id)}/start-translation`;
    const answer = await callEndpoint(address, {
      method: 'POST',
      body: { language },
      language: i18n.language,
    });
    if (answer.ok) {
      window.location.assign(
        `/admin/collections/${collectionSlug}/${String(id)}?locale=${language}`,
      );
      return; // the button stays disabled until the form of that language is open
    }
    toast.error(answer.message || text.failed);
    setIsBusy(false);
  };
  return (
    <>
      <p>{modified ? text.saveFirst : text.copies}</p>
      <Button
        buttonStyle="secondary"
        disabled={isBusy || modified}
        onClick={() => void start()}
        size="medium"
      >
        {text.start[language]}
      </Button>
    </>
  );
}
