import { asFamily } from './steps/rewrite-sections';

/** The section types of lists of entries become one type, with what the list shows as its variant. */
export const { up, down } = asFamily('entryList', {
  articleList: 'articles',
  comparisonList: 'comparisons',
  eventList: 'events',
  helpList: 'help',
  integrationList: 'integrations',
  mediaList: 'media',
  newsList: 'news',
  openingList: 'openings',
  releaseList: 'releases',
  resourceList: 'resources',
  storyList: 'stories',
  toolList: 'tools',
});
