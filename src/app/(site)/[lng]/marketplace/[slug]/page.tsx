import { getIntegration } from '@/content/entries/integrations';
import { IntegrationTemplate } from '@/site/templates/integration-template';
import { entryRoute } from '../../entry-route';

export const dynamicParams = true;

const route = entryRoute({
  read: getIntegration,
  view: (page, frame) => <IntegrationTemplate page={page} frame={frame} />,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
