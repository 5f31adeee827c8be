import type { Article, BlogPosting, DigitalDocument, FAQPage, NewsArticle } from 'schema-dts';
import type {
  ArticlePage,
  ComparisonPage,
  EntryPage,
  HelpPage,
  ResourcePage,
  StoryPage,
} from '@/content/entry-view-model-types';
import { localizedPath } from '@/i18n/locales';
import { socialPicture } from '../social-media-picture';
import { paragraphsOf } from './plain-body-text';
import { absolute, organizationLink } from './structured-site-parts';

const addressOf = ({ locale, path }: EntryPage) => absolute(localizedPath(locale, path));

const shared = (page: EntryPage, publishedAt: string | null) => ({
  headline: page.title,
  ...(page.seo.description ? { description: page.seo.description } : {}),
  url: addressOf(page),
  mainEntityOfPage: addressOf(page),
  image: absolute(socialPicture(page)),
  inLanguage: page.locale,
  datePublished: publishedAt ?? page.createdAt,
  dateModified: page.updatedAt,
  publisher: organizationLink(),
});

function written(page: ArticlePage) {
  const { author, publishedAt, category } = page.article;
  const jobTitle = page.authorJobTitle;
  return {
    ...shared(page, publishedAt),
    author: author
      ? { '@type': 'Person' as const, name: author, ...(jobTitle ? { jobTitle } : {}) }
      : organizationLink(),
    ...(category ? { articleSection: category.name } : {}),
  };
}

export const blogPosting = (page: ArticlePage): BlogPosting => ({
  '@type': 'BlogPosting',
  ...written(page),
});

export const newsArticle = (page: ArticlePage): NewsArticle => ({
  '@type': 'NewsArticle',
  ...written(page),
});

export const storyArticle = (page: StoryPage): Article => ({
  '@type': 'Article',
  ...shared(page, page.story.publishedAt),
  author: organizationLink(),
  about: { '@type': 'Organization', name: page.story.customerName },
});

export const comparisonArticle = (page: ComparisonPage): Article => ({
  '@type': 'Article',
  ...shared(page, null),
  author: organizationLink(),
  about: { '@type': 'SoftwareApplication', name: page.comparison.competitor },
});

export const resourceDocument = (page: ResourcePage): DigitalDocument => ({
  '@type': 'DigitalDocument',
  ...shared(page, page.resource.publishedAt),
  name: page.title,
  author: organizationLink(),
  isAccessibleForFree: true,
});

/** A question with its answer and the page's further text (FAQPage). */
export const helpQuestion = (page: HelpPage): FAQPage => ({
  '@type': 'FAQPage',
  url: addressOf(page),
  inLanguage: page.locale,
  dateModified: page.updatedAt,
  mainEntity: {
    '@type': 'Question',
    name: page.help.question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: [page.help.answer, ...paragraphsOf(page.body)].join('\n'),
    },
  },
});
