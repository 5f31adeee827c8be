import type { FrameView } from '@/content/types';
import type { EntryPage } from '@/content/types-entries';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { PreviewBar } from '../chrome/preview-bar';
import { SectionView } from '../sections/registry.views';
import { Frame } from './frame';
import { PageTrail } from './page-trail';

type EntryTemplateProps = { page: EntryPage; summary: string | null; frame: FrameView };

/** An entry that is a title, a summary and a text: and then the way on. */
export function EntryTemplate({ page, summary, frame }: EntryTemplateProps) {
  const { locale, body, title } = page;
  const t = getT(locale, 'articles');
  return (
    <Frame page={page} frame={frame}>
      <PageTrail page={page} />
      <SectionView
        locale={locale}
        section={{
          name: 'plainHero',
          id: 'head',
          anchor: null,
          model: {
            kicker: null,
            titleLines: [title],
            text: summary ?? '',
            primary: null,
            note: null,
            picture: null,
            ground: 'warm',
          },
        }}
      />
      {body.length > 0 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'richText',
            id: 'body',
            anchor: null,
            model: { contents: false, ground: 'paper', parts: body },
          }}
        />
      ) : null}
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
      {page.draft ? <PreviewBar path={page.path} locale={locale} /> : null}
    </Frame>
  );
}
