import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';

const KEEP_UNSAVED = '/cms/admin/keep-form-unsaved-after-refusal.client#KeepUnsaved';

function withCollection(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection;
  const edit = admin.components?.edit ?? {};
  const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), KEEP_UNSAVED];
  const components = { ...admin.components, edit: { ...edit, beforeDocumentControls } };
  return { ...collection, admin: { ...admin, components } };
}

/** Adds to a global the component that keeps its form marked as unsaved after a refused save. */
function withGlobal(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global;
  const elements = admin.components?.elements ?? {};
  const beforeDocumentControls = [...(elements.beforeDocumentControls ?? []), KEEP_UNSAVED];
  const components = { ...admin.components, elements: { ...elements, beforeDocumentControls } };
  return { ...global, admin: { ...admin, components } };
}

/**
 * Adds to every collection and global a component that keeps the form marked as unsaved when the server refuses a save.
 */
export const keepUnsaved: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withCollection),
  globals: config.globals?.map(withGlobal),
});
