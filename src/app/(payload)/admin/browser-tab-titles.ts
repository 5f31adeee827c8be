import { editorialTitles } from '@/cms/admin/editorial-view-titles';
import { secondFactorTranslations } from '@/cms/admin/second-factor-translations';
import { leadBoardTranslations } from '@/leads/admin/views/unanswered-leads-board-translations';
import { checkInTranslations } from '@/leads/admin/check-in/check-in-translations';
import { stageBoardTranslations } from '@/leads/admin/views/stage-board-translations';
import { analyticsTranslations } from '@/tracking/views/analytics-translations';

type Titles = Readonly<Record<'vi' | 'en', string>>;

/** The browser tab titles of our own views, by path below `/admin`. Payload would show its own name for them. */
export const viewTitles: Readonly<Record<string, Titles>> = {
  'second-factor': { vi: secondFactorTranslations.vi.title, en: secondFactorTranslations.en.title },
  'leads-board': { vi: leadBoardTranslations.vi.title, en: leadBoardTranslations.en.title },
  door: { vi: checkInTranslations.vi.title, en: checkInTranslations.en.title },
  'leads-by-stage': { vi: stageBoardTranslations.vi.title, en: stageBoardTranslations.en.title },
  'response-times': { vi: leadBoardTranslations.vi.times, en: leadBoardTranslations.en.times },
  visits: { vi: analyticsTranslations.vi.title, en: analyticsTranslations.en.title },
  parity: { vi: editorialTitles.vi.parity, en: editorialTitles.en.parity },
  samples: { vi: editorialTitles.vi.samples, en: editorialTitles.en.samples },
  'publishing-calendar': { vi: editorialTitles.vi.calendar, en: editorialTitles.en.calendar },
};
