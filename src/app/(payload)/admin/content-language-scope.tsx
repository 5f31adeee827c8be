import type { ServerProps } from 'payload';
import { ContentLanguageMark } from '@/cms/admin/content-language-scope.client';
import { hasTranslations } from '@/cms/editorial/has-translations';

/** Hides the selector of the content's language in the header on screens whose content has no translations. */
export function ContentLanguageScope({ payload }: ServerProps) {
  const { collections, globals } = payload.config;
  const screens = [
    ...collections
      .filter(({ fields }) => hasTranslations(fields))
      .map(({ slug }) => `/admin/collections/${slug}`),
    ...globals
      .filter(({ fields }) => hasTranslations(fields))
      .map(({ slug }) => `/admin/globals/${slug}`),
  ];
  return <ContentLanguageMark screens={screens} />;
}
