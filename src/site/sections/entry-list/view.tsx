import { familyView } from '../../ui/section-variant-view';
import { ArticleList } from './articles/view';
import { ComparisonList } from './comparisons/view';
import { EventList } from './events/view';
import { HelpList } from './help-articles/view';
import { IntegrationList } from './integrations/view';
import { MediaList } from './press-coverage/view';
import type { EntryListModels } from './model';
import { NewsList } from './news/view';
import { OpeningList } from './job-openings/view';
import { ReleaseList } from './release-notes/view';
import { ResourceList } from './resources/view';
import { StoryList } from './customer-stories/view';
import { ToolList } from './tools/view';

/** The entries of one list of the CMS, rendered by the view of that list. */
export const EntryList = familyView<EntryListModels>({
  articles: ArticleList,
  comparisons: ComparisonList,
  events: EventList,
  help: HelpList,
  integrations: IntegrationList,
  media: MediaList,
  news: NewsList,
  openings: OpeningList,
  releases: ReleaseList,
  resources: ResourceList,
  stories: StoryList,
  tools: ToolList,
});
