import type { Plugin } from 'payload';
import { consentReceipts } from './collections/consent-receipts';
import { helpAnswers } from './collections/help-article-feedback';

/** Adds to the CMS the collections of consent receipts and help article feedback, and the view of page counts. */
export const trackingPlugin: Plugin = (config) => {
  const components = config.admin?.components;
  return {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...components,
        views: {
          ...components?.views,
          visits: { Component: '/tracking/views/analytics-view#AnalyticsView', path: '/visits' },
        },
      },
    },
    collections: [...(config.collections ?? []), helpAnswers, consentReceipts],
  };
};
