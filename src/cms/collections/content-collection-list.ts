import type { CollectionConfig } from 'payload';
import { aiEvents } from './ai-events';
import { blogs } from './blogs';
import { careerOpportunities } from './career-opportunities';
import { categories } from './categories';
import { comparisons } from './comparisons';
import { contentTypes } from './resource-types';
import { customerQuotes } from './customer-quotes';
import { customerSuccesses } from './customer-successes';
import { demoData } from './demo-data';
import { ebooks } from './ebooks';
import { eventPages } from './event-pages';
import { eventVideos } from './event-videos';
import { faqs } from './help-center-questions';
import { generativeAiPreviews } from './generative-ai-previews';
import { integrations } from './integrations';
import { newsAndPress } from './news-and-press';
import { newsroom } from './press-coverage';
import { productStrengths } from './product-strengths';
import { redirects } from './redirects';
import { releaseNotes } from './release-notes';
import { resources } from './resources';
import { testimonials } from './testimonials';
import { tools } from './visitor-tools';

/** The collections of published content, except pages, platforms, cards and media (payload.config.ts). */
export const contentCollections: CollectionConfig[] = [
  aiEvents,
  eventPages,
  eventVideos,
  customerQuotes,
  testimonials,
  customerSuccesses,
  integrations,
  productStrengths,
  demoData,
  generativeAiPreviews,
  comparisons,
  newsAndPress,
  newsroom,
  blogs,
  releaseNotes,
  faqs,
  careerOpportunities,
  resources,
  ebooks,
  tools,
  contentTypes,
  categories,
  redirects,
];
