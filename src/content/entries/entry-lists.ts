import type { EntryLists } from '../entry-view-model-types';
import { listBlogs } from './blogs';
import { listOpenings } from './career-opportunities';
import { listComparisons } from './comparisons';
import { listStories } from './customer-successes';
import { listEventPages } from './event-pages';
import { listHelp } from './help-articles';
import { listIntegrations } from './integrations';
import { listReleases, listTools } from './ebook-lists';
import { listNews } from './news-and-press';
import { listNewsroom } from './press-coverage';
import { listResources } from './resources';

export const entryLists: EntryLists = {
  blogs: listBlogs,
  newsAndPress: listNews,
  comparisons: listComparisons,
  stories: listStories,
  eventPages: listEventPages,
  help: listHelp,
  openings: listOpenings,
  integrations: listIntegrations,
  resources: listResources,
  tools: listTools,
  releases: listReleases,
  newsroom: listNewsroom,
};
