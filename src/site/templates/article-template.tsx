import type { FrameView } from '@/content/header-and-footer-types';
import type { ArticlePage } from '@/content/entry-view-model-types';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SectionView } from '../sections/registry.views';
import { SampleNote } from '../ui/sample-note';
import { ArticleHead } from './article-header';
import { EntryFrame } from './entry-page-layout';
import { EntryText } from './entry-body-text';
import { NextStep } from './closing-call-to-action';

type ArticleTemplateProps = {
  page: ArticlePage;
  frame: FrameView;
  /** The path of the list that the article belongs to, without language prefix. */
  listPath: string;
  /**
   * Whether the article is news, which ends with a link to the product; other articles end with a link to the demo
   * form.
   */
  isNews?: boolean;
};

/** The minimum number of headings for which an article has a table of contents. */
const LONG = 4;

/** An article: head, text, the call to action, and further articles. */
export function ArticleTemplate({ page, frame, listPath, isNews = false }: ArticleTemplateProps) {
  const { locale, related } = page;
  const t = getT(locale, 'articles');
  const listHref = localizedPath(locale, listPath);
  return (
    <EntryFrame page={page} frame={frame}>
      <article>
        <ArticleHead page={page} />
        <EntryText page={page} contentsFrom={LONG} />
        <SampleNote
          shown={page.article.sample}
          text={<span className="desktop:ml-80">{t('sample')}</span>}
          className="page-width -mt-8 pb-16 text-small text-(--theme-muted)"
        />
      </article>
      <NextStep
        locale={locale}
        isLast={related.length === 0}
        closing={page.closing}
        say={(part) =>
          isNews && part !== 'note'
            ? t(`newsNext.${part}`)
            : t(`next.${part}`, { minutes: frame.settings.office.promiseMinutes })
        }
        {...(isNews ? { path: '/xm-core-platform', hasNote: false } : {})}
      />
      {related.length > 0 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'entryList',
            id: 'related',
            anchor: null,
            model: {
              name: 'articles',
              model: {
                titleLines: [t('related')],
                allHref: listHref,
                filters: [],
                lead: null,
                articles: related,
                pages: { current: 1, hrefs: [listHref] },
              },
            },
          }}
        />
      ) : null}
    </EntryFrame>
  );
}
