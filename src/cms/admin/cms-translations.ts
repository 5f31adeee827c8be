import { trashTranslations } from '../trash/trash-translations';

/** Texts of the CMS that this admin replaces. The English one of the account screen names the CMS. */
export const cmsTranslations = {
  vi: trashTranslations.vi,
  en: { general: { ...trashTranslations.en.general, payloadSettings: 'Settings' } },
};
