import type { Plugin } from 'payload';

/** Removes the tab with the JSON of a document from every form, and its URL: it is of no use to editors. */
export const hideApiView: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    admin: { ...collection.admin, hideAPIURL: true },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    admin: { ...global.admin, hideAPIURL: true },
  })),
});
