import { getStory } from '@/content/entries/customer-successes';
import { storyArticle } from '@/site/seo/structured/articles';
import { StoryTemplate } from '@/site/templates/story-template';
import { entryRoute } from '../../entry-route';

export const dynamicParams = true;

const route = entryRoute({
  read: getStory,
  nodes: (page) => [storyArticle(page)],
  view: (page, frame) => <StoryTemplate page={page} frame={frame} />,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
