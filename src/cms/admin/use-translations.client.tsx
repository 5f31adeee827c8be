'use client';

import { useTranslation } from '@payloadcms/ui';

/** The interface copy of a component in the language of the editor's admin. */
export function useTexts<Words>(words: { vi: Words; en: Words }): Words {
  const { i18n } = useTranslation();
  return i18n.language === 'vi' ? words.vi : words.en;
}
