import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { SectionView } from '../sections/registry.views';

type NextStepProps = {
  locale: Locale;
  /** Whose words these are. */
  namespace: 'articles' | 'help' | 'library' | 'marketplace' | 'stories';
};

/** The way on at the end of an entry's page: a demo of what the entry was about. */
export function NextStep({ locale, namespace }: NextStepProps) {
  const t = getT(locale, namespace);
  return (
    <SectionView
      locale={locale}
      section={{
        name: 'callToAction',
        id: 'next',
        anchor: null,
        model: {
          titleLines: t('next.title').split('\n'),
          text: t('next.text'),
          primary: { text: t('next.button'), href: localizedPath(locale, '/book-demo') },
          note: t('next.note'),
        },
      }}
    />
  );
}
