import { getBlog } from '@/content/entries/blogs';
import { entryAddresses } from '@/lib/entry-addresses';
import { blogPosting } from '@/site/seo/structured/articles';
import { ArticleTemplate } from '@/site/templates/article-template';
import { entryRoute } from '../../entry-route';

export const dynamicParams = true;

const route = entryRoute({
  read: getBlog,
  nodes: (page) => [blogPosting(page)],
  publishedAt: (page) => page.article.publishedAt,
  view: (page, frame) => (
    <ArticleTemplate page={page} frame={frame} listPath={entryAddresses.blogs} />
  ),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
