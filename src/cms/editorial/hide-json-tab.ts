import type { Plugin } from 'payload';

/** Removes the tab with the JSON of a document, and its URL, from every form: editors have no use for them. */
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
