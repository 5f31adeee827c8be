import type { FrameView } from '@/content/types';
import type { ArticlePage } from '@/content/types-entries';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { PreviewBar } from '../chrome/preview-bar';
import { SectionView } from '../sections/registry.views';
import { ArticleHead } from './article-head';
import { Frame } from './frame';
import { NextStep } from './next-step';
import { PageTrail } from './page-trail';

type ArticleTemplateProps = {
  page: ArticlePage;
  frame: FrameView;
  /** Where the list of such articles is, without language prefix. */
  listPath: string;
};

/** From so many headings on, a text has its contents beside it. */
const LONG = 4;

/** An article: what it is, the text, what to read next, and the way on. */
export function ArticleTemplate({ page, frame, listPath }: ArticleTemplateProps) {
  const { locale, body, related } = page;
  const t = getT(locale, 'articles');
  const headings = body.filter((part) => part.kind === 'heading' && part.level === 2);
  const listHref = localizedPath(locale, listPath);
  return (
    <Frame page={page} frame={frame}>
      <PageTrail page={page} />
      <article>
        <ArticleHead page={page} />
        <SectionView
          locale={locale}
          section={{
            name: 'richText',
            id: 'body',
            anchor: null,
            model: { contents: headings.length >= LONG, ground: 'paper', parts: body },
          }}
        />
        {page.article.sample ? (
          <p className="page-width -mt-8 pb-16 text-small text-(--theme-muted)">
            <span className="desktop:ml-80">{t('sample')}</span>
          </p>
        ) : null}
      </article>
      {related.length > 0 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'articleList',
            id: 'related',
            anchor: null,
            model: {
              titleLines: [t('related')],
              allHref: listHref,
              filters: [],
              lead: null,
              articles: related,
              pages: { current: 1, hrefs: [listHref] },
            },
          }}
        />
      ) : null}
      <NextStep locale={locale} namespace="articles" />
      {page.draft ? <PreviewBar path={page.path} locale={locale} /> : null}
    </Frame>
  );
}
