import type { ComponentProps, ReactNode } from 'react';
import { getBlog } from '@/content/entries/read-blog-articles';
import { getOpening } from '@/content/entries/read-job-openings';
import { getComparison } from '@/content/entries/read-comparisons';
import { getStory } from '@/content/entries/read-customer-stories';
import { getEvent } from '@/content/entries/read-event-pages';
import { getHelpArticle } from '@/content/entries/read-help-articles';
import { getIntegration } from '@/content/entries/read-integrations';
import { getNews } from '@/content/entries/read-company-news';
import { getResource } from '@/content/entries/read-resources';
import type { FrameView, UnsavedDocument } from '@/content/header-and-footer-types';
import type { EntryPage } from '@/content/entry-view-model-types';
import type { Locale } from '@/i18n/locales';
import { type AddressedList, entryAddresses } from '@/lib/urls-of-entry-lists';
import {
  blogPosting,
  comparisonArticle,
  helpQuestion,
  newsArticle,
  resourceDocument,
  storyArticle,
} from '../seo/structured-data/structured-articles';
import { eventNodes } from '../seo/structured-data/structured-events';
import { jobNodes } from '../seo/structured-data/structured-job-openings';
import { StructuredData } from '../seo/structured-data/structured-data';
import { pageMetadata } from '../seo/page-metadata';
import type { FramedPage } from './public-page-type';
import { ArticleTemplate } from '../templates/article-template';
import { ComparisonTemplate } from '../templates/comparison-template';
import { EventTemplate } from '../templates/event-template';
import { HelpTemplate } from '../templates/help-article-template';
import { IntegrationTemplate } from '../templates/integration-template';
import { OpeningTemplate } from '../templates/job-opening-template';
import { ResourceTemplate } from '../templates/resource-template';
import { StoryTemplate } from '../templates/customer-story-template';

/** How the entries of one list are read and rendered as pages. */
type EntryKind<Page extends EntryPage> = {
  read: (which: Which) => Promise<Page | null>;
  nodes?: (page: Page) => ComponentProps<typeof StructuredData>['nodes'];
  /** The publication date of an article, in ISO 8601. */
  publishedAt?: (page: Page) => string | null;
  view: (page: Page, frame: FrameView) => ReactNode;
};

type Which = { locale: Locale; slug: string; draft: boolean; unsaved?: UnsavedDocument };

/** Reads the page of an entry; null where it is not published in this language, or for a draft, does not exist. */
type ReadEntryPage = (which: Which) => Promise<FramedPage | null>;

function entryPage<Page extends EntryPage>(kind: EntryKind<Page>): ReadEntryPage {
  return async (which) => {
    const page = await kind.read(which);
    if (!page) return null;
    return {
      locale: page.locale,
      draft: page.draft,
      metadata: pageMetadata({ ...page, publishedAt: kind.publishedAt?.(page) ?? null }),
      body: (frame) => (
        <>
          <StructuredData page={page} settings={frame.settings} nodes={kind.nodes?.(page)} />
          {kind.view(page, frame)}
        </>
      ),
    };
  };
}

export const entryPages: Readonly<Record<AddressedList, ReadEntryPage>> = {
  blogs: entryPage({
    read: getBlog,
    nodes: (page) => [blogPosting(page)],
    publishedAt: (page) => page.article.publishedAt,
    view: (page, frame) => (
      <ArticleTemplate page={page} frame={frame} listPath={entryAddresses.blogs} />
    ),
  }),
  'news-and-press': entryPage({
    read: getNews,
    nodes: (page) => [newsArticle(page)],
    publishedAt: (page) => page.article.publishedAt,
    view: (page, frame) => (
      <ArticleTemplate
        page={page}
        frame={frame}
        listPath={entryAddresses['news-and-press']}
        isNews
      />
    ),
  }),
  comparisons: entryPage({
    read: getComparison,
    nodes: (page) => [comparisonArticle(page)],
    view: (page, frame) => <ComparisonTemplate page={page} frame={frame} />,
  }),
  'customer-successes': entryPage({
    read: getStory,
    nodes: (page) => [storyArticle(page)],
    view: (page, frame) => <StoryTemplate page={page} frame={frame} />,
  }),
  'event-pages': entryPage({
    read: getEvent,
    nodes: eventNodes,
    view: (page, frame) => <EventTemplate page={page} frame={frame} />,
  }),
  faqs: entryPage({
    read: getHelpArticle,
    nodes: (page) => [helpQuestion(page)],
    view: (page, frame) => <HelpTemplate page={page} frame={frame} />,
  }),
  'career-opportunities': entryPage({
    read: getOpening,
    nodes: jobNodes,
    view: (page, frame) => <OpeningTemplate page={page} frame={frame} />,
  }),
  integrations: entryPage({
    read: getIntegration,
    view: (page, frame) => <IntegrationTemplate page={page} frame={frame} />,
  }),
  resources: entryPage({
    read: getResource,
    nodes: (page) => [resourceDocument(page)],
    view: (page, frame) => <ResourceTemplate page={page} frame={frame} />,
  }),
};
