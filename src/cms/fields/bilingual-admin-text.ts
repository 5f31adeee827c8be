import type { PayloadRequest } from 'payload';

/** A text of the admin in both of its languages. */
export type Words = { vi: string; en: string };

/** Returns the text in the language of the editor's admin. */
export const say = (req: PayloadRequest, vi: string, en: string): string =>
  req.i18n.language === 'vi' ? vi : en;
