import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';

/** The operations after which hooks read the saved document, or compare it with the one before. */
const WRITES: readonly string[] = ['create', 'update', 'delete', 'restoreVersion'];

type Operation<Args> = { args?: Args; operation: string };

const ignoreSelect = <Args>({ args, operation }: Operation<Args>): Args | undefined =>
  WRITES.includes(operation) && typeof args === 'object' && args !== null && 'select' in args
    ? { ...args, select: undefined }
    : args;

const withCollection = (collection: CollectionConfig): CollectionConfig => {
  const { hooks = {} } = collection;
  const beforeOperation = [...(hooks.beforeOperation ?? []), ignoreSelect];
  return { ...collection, hooks: { ...hooks, beforeOperation } };
};

const withGlobal = (global: GlobalConfig): GlobalConfig => {
  const { hooks = {} } = global;
  const beforeOperation = [...(hooks.beforeOperation ?? []), ignoreSelect];
  return { ...global, hooks: { ...hooks, beforeOperation } };
};

/**
 * Makes the CMS return the whole document after a change, whatever `select` the request contains: the CMS removes
 * fields that were not selected before the hooks run, and the hooks would take a missing field for an emptied one.
 */
export const returnWholeDocuments: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withCollection),
  globals: config.globals?.map(withGlobal),
});
