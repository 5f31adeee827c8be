import {
  type BlockOf,
  memberOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { Member } from '../../ui/section-variant-view';
import { toArticleListModel } from './articles/model';
import { toComparisonListModel } from './comparisons/model';
import { toEventListModel } from './events/model';
import { toHelpListModel } from './help-articles/model';
import { toIntegrationListModel } from './integrations/model';
import { toMediaListModel } from './press-coverage/model';
import { toNewsListModel } from './news/model';
import { toOpeningListModel } from './job-openings/model';
import { toReleaseListModel } from './release-notes/model';
import { toResourceListModel } from './resources/model';
import { toStoryListModel } from './customer-stories/model';
import { toToolListModel } from './tools/model';

const models = {
  articles: toArticleListModel,
  comparisons: toComparisonListModel,
  events: toEventListModel,
  help: toHelpListModel,
  integrations: toIntegrationListModel,
  media: toMediaListModel,
  news: toNewsListModel,
  openings: toOpeningListModel,
  releases: toReleaseListModel,
  resources: toResourceListModel,
  stories: toStoryListModel,
  tools: toToolListModel,
};

export type EntryListModels = {
  [N in keyof typeof models]: Awaited<ReturnType<(typeof models)[N]>>;
};

export type EntryListModel = Member<EntryListModels>;

export const toEntryListModel = async (
  block: BlockOf<'entryList'>,
  context: TransformContext,
): Promise<EntryListModel> => {
  const { address = { path: '/', state: {} } } = context;
  const model = await memberOf(models, block.variant)(block, { ...context, address });
  // The cast is safe: the name always matches the type of its model, but TypeScript can not infer that through a
  // union.
  return { name: block.variant, model } as EntryListModel;
};
