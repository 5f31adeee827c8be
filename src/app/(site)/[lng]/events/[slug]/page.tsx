import { getEvent } from '@/content/entries/event-pages';
import { eventNodes } from '@/site/seo/structured/events';
import { EventTemplate } from '@/site/templates/event-template';
import { entryRoute } from '../../entry-route';

export const dynamicParams = true;

const route = entryRoute({
  read: getEvent,
  nodes: eventNodes,
  view: (page, frame) => <EventTemplate page={page} frame={frame} />,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
