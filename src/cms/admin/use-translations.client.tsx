'use client';

import { useTranslation } from '@payloadcms/ui';

/** Returns the interface texts of a component in the language that the editor has chosen for the admin. */
export function useTexts<Words>(words: { vi: Words; en: Words }): Words {
  const { i18n } = useTranslation();
  return i18n.language === 'vi' ? words.vi : words.en;
}
