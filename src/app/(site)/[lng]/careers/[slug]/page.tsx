import { getOpening } from '@/content/entries/career-opportunities';
import { jobNodes } from '@/site/seo/structured/openings';
import { OpeningTemplate } from '@/site/templates/opening-template';
import { entryRoute } from '../../entry-route';

export const dynamicParams = true;

const route = entryRoute({
  read: getOpening,
  nodes: jobNodes,
  view: (page, frame) => <OpeningTemplate page={page} frame={frame} />,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
