import { getHelpArticle } from '@/content/entries/faqs';
import { helpQuestion } from '@/site/seo/structured/articles';
import { HelpTemplate } from '@/site/templates/help-template';
import { entryRoute } from '../../entry-route';

export const dynamicParams = true;

const route = entryRoute({
  read: getHelpArticle,
  nodes: (page) => [helpQuestion(page)],
  view: (page, frame) => <HelpTemplate page={page} frame={frame} />,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
