import type { EntryLists } from '../entry-view-model-types';
import { listBlogs } from './read-blog-articles';
import { listOpenings } from './read-job-openings';
import { listComparisons } from './read-comparisons';
import { listStories } from './read-customer-stories';
import { listEventPages } from './read-event-pages';
import { listHelp } from './read-help-articles';
import { listIntegrations } from './read-integrations';
import { listReleases, listTools } from './read-ebooks-tools-and-releases';
import { listNews } from './read-company-news';
import { listNewsroom } from './read-press-coverage';
import { listResources } from './read-resources';

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
