import { binWords } from '../trash/trash-translations';

/** Texts of the CMS that this admin replaces. The English one of the account screen names the CMS. */
export const cmsTranslations = {
  vi: binWords.vi,
  en: { general: { ...binWords.en.general, payloadSettings: 'Settings' } },
};
