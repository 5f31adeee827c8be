'use client';

import { FormSubmit, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { usePublicationState } from './use-publication-state.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: { vi: 'Xuất bản tiếng Việt', en: 'Xuất bản tiếng Anh' },
  en: { vi: 'Publish Vietnamese', en: 'Publish English' },
};

/** The button that publishes the language shown in the form, and no other. */
export function PublishLanguage() {
  const info = useDocumentInfo();
  const { id, collectionSlug, hasPublishPermission, uploadStatus } = info;
  const { code } = useLocale();
  const { submit } = useForm();
  const modified = useFormModified();
  const text = useTexts(words);
  const state = usePublicationState();
  const language = code === 'en' ? 'en' : 'vi';
  if (!hasPublishPermission || !collectionSlug) return null;
  const shown = state?.languages[language];
  const hasNews = modified || !shown || !shown.live || shown.draft;
  const publish = async () => {
    const saved = await submit({
      action: `/api/${collectionSlug}${id ? `/${String(id)}` : ''}?depth=0&locale=${language}`,
      method: id ? 'PATCH' : 'POST',
      overrides: { _status: 'published' },
    });
    if (!saved?.res.ok) return;
    info.setHasPublishedDoc(true);
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.incrementVersionCount();
  };
  return (
    <FormSubmit
      buttonId="action-save"
      disabled={!hasNews || uploadStatus === 'uploading'}
      onClick={() => void publish()}
      size="medium"
      type="button"
    >
      {text[language]}
    </FormSubmit>
  );
}
