import { getResource } from '@/content/entries/resources';
import { resourceDocument } from '@/site/seo/structured/articles';
import { ResourceTemplate } from '@/site/templates/resource-template';
import { entryRoute } from '../../entry-route';

export const dynamicParams = true;

const route = entryRoute({
  read: getResource,
  nodes: (page) => [resourceDocument(page)],
  view: (page, frame) => <ResourceTemplate page={page} frame={frame} />,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
