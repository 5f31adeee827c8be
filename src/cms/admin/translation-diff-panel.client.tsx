'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { Difference } from '../translation-diff/compare-languages';
import { StartTranslation } from './start-translation-button.client';
import { shownMoment } from '@/lib/format-times-and-durations';
import { usePublicationState } from './use-publication-state.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    title: 'Hai ngôn ngữ',
    same: 'Số liệu, ngày, liên kết và thứ tự phần giống nhau.',
    missing: { vi: 'Chưa có bản tiếng Việt.', en: 'Chưa có bản tiếng Anh.' },
    kinds: { figures: 'Con số', dates: 'Ngày giờ', links: 'Liên kết', sections: 'Thứ tự phần' },
    only: { vi: 'chỉ tiếng Việt', en: 'chỉ tiếng Anh' },
    schedules: 'Đã hẹn',
    failed: 'Không làm được, bấm để xem vì sao',
    actions: { publish: 'Xuất bản', unpublish: 'Gỡ xuống' },
    languages: { vi: 'tiếng Việt', en: 'tiếng Anh' },
  },
  en: {
    title: 'Both languages',
    same: 'Figures, dates, links and the order of sections agree.',
    missing: { vi: 'There is no Vietnamese version yet.', en: 'There is no English version yet.' },
    kinds: { figures: 'Figures', dates: 'Dates', links: 'Links', sections: 'Order of sections' },
    only: { vi: 'Vietnamese only', en: 'English only' },
    schedules: 'Scheduled',
    failed: 'It failed: open it to see why',
    actions: { publish: 'Publish', unpublish: 'Unpublish' },
    languages: { vi: 'Vietnamese', en: 'English' },
  },
};

export function DifferenceLine({ difference }: { difference: Difference }) {
  const { i18n } = useTranslation();
  const text = useTexts(words);
  const { kind, place } = difference;
  return (
    <>
      <strong>{text.kinds[kind]}</strong>
      <span>{place[i18n.language === 'vi' ? 'vi' : 'en']}</span>
      {(['vi', 'en'] as const).map(
        (language) =>
          difference[language] !== '' && (
            <span key={language}>
              {text.only[language]}: {difference[language]}
            </span>
          ),
      )}
    </>
  );
}

/** The panel beside the form with the differences between the two languages, and the document's schedules. */
export function TranslationDiffPanel() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const shown = i18n.language === 'vi' ? 'vi' : 'en';
  const text = useTexts(words);
  const state = usePublicationState();
  if (!id || !state) return null;
  const { differences, languages, schedules } = state;
  const missing = (['vi', 'en'] as const).filter(
    (language) => !languages[language].live && !languages[language].draft,
  );
  return (
    <section className="admin-panel" data-differences={differences.length}>
      <h2>{text.title}</h2>
      {missing.map((language) => (
        <div key={language}>
          <p>{text.missing[language]}</p>
          {missing.length === 1 && <StartTranslation language={language} />}
        </div>
      ))}
      {missing.length === 0 && differences.length === 0 && <p>{text.same}</p>}
      <ul>
        {differences.map((difference) => (
          <li key={`${difference.kind} ${difference.place.en}`}>
            <DifferenceLine difference={difference} />
          </li>
        ))}
      </ul>
      {schedules.length > 0 && (
        <>
          <h2>{text.schedules}</h2>
          <ul>
            {schedules.map((schedule) => (
              <li key={schedule.id} data-severity={schedule.failed ? 'error' : undefined}>
                <a href={`/admin/collections/schedules/${schedule.id}`}>
                  {shownMoment(schedule.at, shown)}: {text.actions[schedule.action]}{' '}
                  {text.languages[schedule.language]}
                </a>
                {schedule.failed && <span className="admin-panel__error">{text.failed}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
