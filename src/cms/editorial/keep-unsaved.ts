import type { CollectionConfig, GlobalConfig } from 'payload';

const KEEP_UNSAVED = '/cms/admin/keep-unsaved.client#KeepUnsaved';

/** Adds to a type: its form stays marked as unsaved when the server refuses a save. */
export function keepUnsaved(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection;
  const edit = admin.components?.edit ?? {};
  const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), KEEP_UNSAVED];
  const components = { ...admin.components, edit: { ...edit, beforeDocumentControls } };
  return { ...collection, admin: { ...admin, components } };
}

/** Keeps the form of a global marked as unsaved after a refused save. */
export function keepGlobalUnsaved(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global;
  const elements = admin.components?.elements ?? {};
  const beforeDocumentControls = [...(elements.beforeDocumentControls ?? []), KEEP_UNSAVED];
  const components = { ...admin.components, elements: { ...elements, beforeDocumentControls } };
  return { ...global, admin: { ...admin, components } };
}
