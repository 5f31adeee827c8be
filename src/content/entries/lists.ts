import type { EntryLists } from '../types-entries';
import { listBlogs } from './blogs';
import { listComparisons } from './comparisons';
import { listNews } from './news-and-press';

export const entryLists: EntryLists = {
  blogs: listBlogs,
  newsAndPress: listNews,
  comparisons: listComparisons,
};
