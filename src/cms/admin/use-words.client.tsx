'use client';

import { useTranslation } from '@payloadcms/ui';

/** The words of a component in the language that the editor's admin speaks. */
export function useWords<Words>(words: { vi: Words; en: Words }): Words {
  const { i18n } = useTranslation();
  return i18n.language === 'vi' ? words.vi : words.en;
}
