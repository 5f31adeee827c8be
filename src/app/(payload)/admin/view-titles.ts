import { editorialTitles } from '@/cms/admin/editorial-titles';
import { secondFactorWords } from '@/cms/admin/second-factor-translations';
import { boardWords } from '@/leads/admin/views/lead-board-translations';
import { checkInTranslations } from '@/leads/admin/check-in/check-in-translations';
import { stagesWords } from '@/leads/admin/views/stage-board-translations';
import { analyticsWords } from '@/tracking/views/analytics-translations';

type Titles = Readonly<Record<'vi' | 'en', string>>;

/** The browser tab's titles of our own views, by path below the admin; the CMS would show its own name. */
export const viewTitles: Readonly<Record<string, Titles>> = {
  'second-factor': { vi: secondFactorWords.vi.title, en: secondFactorWords.en.title },
  'leads-board': { vi: boardWords.vi.title, en: boardWords.en.title },
  door: { vi: checkInTranslations.vi.title, en: checkInTranslations.en.title },
  'leads-by-stage': { vi: stagesWords.vi.title, en: stagesWords.en.title },
  'response-times': { vi: boardWords.vi.times, en: boardWords.en.times },
  visits: { vi: analyticsWords.vi.title, en: analyticsWords.en.title },
  parity: { vi: editorialTitles.vi.parity, en: editorialTitles.en.parity },
  samples: { vi: editorialTitles.vi.samples, en: editorialTitles.en.samples },
  'publishing-calendar': { vi: editorialTitles.vi.calendar, en: editorialTitles.en.calendar },
};
