import type { ServerProps } from 'payload';
import { MarkScreenWithoutLanguages } from '@/cms/admin/mark-screens-without-languages.client';
import { hasTranslations } from '@/cms/editorial/has-translations';

/** Hides the selector of the content's language in the header on screens whose content has no translations. */
export function HideContentLanguageSelector({ payload }: ServerProps) {
  const { collections, globals } = payload.config;
  const screens = [
    ...collections
      .filter(({ fields }) => hasTranslations(fields))
      .map(({ slug }) => `/admin/collections/${slug}`),
    ...globals
      .filter(({ fields }) => hasTranslations(fields))
      .map(({ slug }) => `/admin/globals/${slug}`),
  ];
  return <MarkScreenWithoutLanguages screens={screens} />;
}
