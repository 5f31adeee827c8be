import { asFamily } from './steps/rewrite-sections';

/** Lists of entries that were types of sections of their own become one type, the variant of which says what it lists. */
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
