import type { EntryLists } from '../types-entries';
import { listBlogs } from './blogs';
import { listNews } from './news-and-press';

export const entryLists: EntryLists = {
  blogs: listBlogs,
  newsAndPress: listNews,
};
