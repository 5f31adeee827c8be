import type { ListStateModel } from '@/lib/list-state-model';

/** Something to read or fill in, as it lies on the shelf. */
export type ResourceCard = {
  id: number;
  href: string;
  title: string;
  summary: string | null;
  /** What kind of thing it is; `id` chooses the colour (spec §4). */
  contentType: { id: number; name: string } | null;
  /** Of the document that is sent; null where there is none. */
  pageCount: number | null;
  /** It is sent by mail to whoever asks. */
  gated: boolean;
};

export type ResourceListModel = Omit<ListStateModel, 'filters'> & {
  /** Empty: the list stands under the page's own title. */
  titleLines: string[];
  /** By kind, and by what it is about. */
  kinds: ListStateModel['filters'];
  topics: ListStateModel['filters'];
  resources: ResourceCard[];
};
