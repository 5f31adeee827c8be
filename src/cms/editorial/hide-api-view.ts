import type { Plugin } from 'payload';

/** Takes the tab with the JSON of a document from every form, and its address: it says nothing to those who edit. */
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
