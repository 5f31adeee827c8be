import { getNews } from '@/content/entries/news-and-press';
import { entryAddresses } from '@/lib/entry-addresses';
import { newsArticle } from '@/site/seo/structured/articles';
import { ArticleTemplate } from '@/site/templates/article-template';
import { entryRoute } from '../../entry-route';

export const dynamicParams = true;

const route = entryRoute({
  read: getNews,
  nodes: (page) => [newsArticle(page)],
  publishedAt: (page) => page.article.publishedAt,
  view: (page, frame) => (
    <ArticleTemplate page={page} frame={frame} listPath={entryAddresses['news-and-press']} />
  ),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
