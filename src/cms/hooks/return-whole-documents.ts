import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';

/** The operations after which hooks compare the saved document with the one before, or read it. */
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
 * Changes to a document are answered with the whole document, whatever `select` asks for: the CMS takes the fields that
 * were not asked for out before the hooks run, and they would take a missing field for one that was emptied.
 */
export const returnWholeDocuments: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withCollection),
  globals: config.globals?.map(withGlobal),
});
