import { getComparison } from '@/content/entries/comparisons';
import { comparisonArticle } from '@/site/seo/structured/articles';
import { ComparisonTemplate } from '@/site/templates/comparison-template';
import { entryRoute } from '../../entry-route';

export const dynamicParams = true;

const route = entryRoute({
  read: getComparison,
  nodes: (page) => [comparisonArticle(page)],
  view: (page, frame) => <ComparisonTemplate page={page} frame={frame} />,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
