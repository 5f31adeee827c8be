import { deskTitles } from '@/cms/admin/desk-titles';
import { boardWords } from '@/leads/admin/views/board-words';
import { doorWords } from '@/leads/admin/door/door-words';
import { stagesWords } from '@/leads/admin/views/stages-words';
import { analyticsWords } from '@/tracking/analytics/views/words';

type Titles = Readonly<Record<'vi' | 'en', string>>;

/** The browser tab's titles of our own views, by path below the admin; the CMS would show its own name. */
export const viewTitles: Readonly<Record<string, Titles>> = {
  'leads-board': { vi: boardWords.vi.title, en: boardWords.en.title },
  door: { vi: doorWords.vi.title, en: doorWords.en.title },
  'leads-by-stage': { vi: stagesWords.vi.title, en: stagesWords.en.title },
  'response-times': { vi: boardWords.vi.times, en: boardWords.en.times },
  visits: { vi: analyticsWords.vi.title, en: analyticsWords.en.title },
  parity: { vi: deskTitles.vi.parity, en: deskTitles.en.parity },
  samples: { vi: deskTitles.vi.samples, en: deskTitles.en.samples },
  'publishing-calendar': { vi: deskTitles.vi.calendar, en: deskTitles.en.calendar },
};
