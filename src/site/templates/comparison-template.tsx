import type { FrameView } from '@/content/types';
import type { ComparisonPage } from '@/content/types-entries';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { PreviewBar } from '../chrome/preview-bar';
import { SectionView } from '../sections/registry.views';
import { ComparisonClaims } from './comparison-claims';
import { ComparisonFits } from './comparison-fits';
import { ComparisonHead } from './comparison-head';
import { Frame } from './frame';
import { PageTrail } from './page-trail';

type ComparisonTemplateProps = { page: ComparisonPage; frame: FrameView };

/** Which when: the short answer, both sides of the choice, what can be sourced, the text, the way on. */
export function ComparisonTemplate({ page, frame }: ComparisonTemplateProps) {
  const { comparison, locale, body, related } = page;
  const t = getT(locale, 'comparisons');
  return (
    <Frame page={page} frame={frame}>
      <PageTrail page={{ ...page, title: comparison.competitor }} />
      <article>
        <ComparisonHead page={page} />
        <ComparisonFits page={page} />
        <ComparisonClaims page={page} />
        {body.length > 0 ? (
          <SectionView
            locale={locale}
            section={{
              name: 'richText',
              id: 'body',
              anchor: null,
              model: { contents: true, ground: 'paper', parts: body },
            }}
          />
        ) : null}
      </article>
      {related.length > 1 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'relatedPages',
            id: 'related',
            anchor: null,
            model: {
              titleLines: [t('related')],
              pages: related.map(({ competitor, summary, href }, index) => ({
                title: competitor,
                text: summary ?? '',
                href,
                hue: index + 2,
              })),
            },
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
            text: t('next.text', { competitor: comparison.competitor }),
            primary: { text: t('next.button'), href: localizedPath(locale, '/book-demo') },
            note: t('next.note'),
          },
        }}
      />
      {page.draft ? <PreviewBar path={page.path} locale={locale} /> : null}
    </Frame>
  );
}
