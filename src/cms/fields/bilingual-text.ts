import type { PayloadRequest } from 'payload';

/** A text for editors, in both languages of the admin. */
export type Words = { vi: string; en: string };

/** The text in the language of the editor's admin. */
export const say = (req: PayloadRequest, vi: string, en: string): string =>
  req.i18n.language === 'vi' ? vi : en;
