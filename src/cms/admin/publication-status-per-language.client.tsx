'use client';

import { Pill, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { shownMoment } from '@/lib/format-times-and-durations';
import { useTexts } from './use-translations.client';
import { usePublicationState } from './use-publication-state.client';

const words = {
  vi: {
    names: { vi: 'Tiếng Việt', en: 'Tiếng Anh' },
    live: 'đang hiển thị',
    changed: 'đang hiển thị, có bản nháp mới',
    draft: 'bản nháp',
    nothing: 'chưa có',
    toTranslate: (count: number) => `, còn ${count} chỗ cần dịch`,
    last: (at: string, by: string) =>
      `Xuất bản lần cuối ${shownMoment(at, 'vi')}${by && `, ${by}`}`,
  },
  en: {
    names: { vi: 'Vietnamese', en: 'English' },
    live: 'live',
    changed: 'live, with a newer draft',
    draft: 'draft',
    nothing: 'nothing yet',
    toTranslate: (count: number) => `, ${count} ${count === 1 ? 'text' : 'texts'} to translate`,
    last: (at: string, by: string) => `Last published ${shownMoment(at, 'en')}${by && `, ${by}`}`,
  },
};

/** Replaces the CMS's own status by the publication status of each language of the document. */
export function LanguageStatus() {
  const { id, isTrashed } = useDocumentInfo();
  const { code } = useLocale();
  const text = useTexts(words);
  const state = usePublicationState();
  if (!id || !state || isTrashed) return null;
  return (
    <div data-language-status style={{ display: 'flex', gap: 'calc(var(--base) / 2)' }}>
      {(['vi', 'en'] as const).map((language) => {
        const { live, draft, toTranslate, lastPublished } = state.languages[language];
        const said = live ? (draft ? text.changed : text.live) : draft ? text.draft : text.nothing;
        const title = lastPublished
          ? text.last(lastPublished.at, lastPublished.by ?? '')
          : undefined;
        return (
          <span key={language} title={title} data-status={`${language}:${live ? 'live' : 'off'}`}>
            <Pill pillStyle={live ? 'success' : 'light'} size="small">
              {code === language ? <strong>{text.names[language]}</strong> : text.names[language]}:{' '}
              {said}
              {toTranslate > 0 && text.toTranslate(toTranslate)}
            </Pill>
          </span>
        );
      })}
    </div>
  );
}
