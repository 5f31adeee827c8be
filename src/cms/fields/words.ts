import type { PayloadRequest } from 'payload';

/** What an editor reads, in both languages of the admin. */
export type Words = { vi: string; en: string };

/** The wording in the language that the editor's admin speaks. */
export const say = (req: PayloadRequest, vi: string, en: string): string =>
  req.i18n.language === 'vi' ? vi : en;
