import type { CollectionConfig } from 'payload';
import { logChange, logDeletion, rememberLiveLanguages } from './editorial/publishing-log';
import { checkEndpoint } from './publish-checks/publish-check-endpoint';
import { validateBeforePublish } from './publish-checks/publish-check-hook';
import { moveEndpoints } from './redirects/redirect-endpoints';
import { previewUrl } from './hooks/preview-url';
import { addressField, previewPathOf } from './editorial/document-url';
import { duplicateEndpoint } from './editorial/duplicate-document-endpoint';
import { editorialFormComponents, editorialFields } from './editorial/admin-components-for-editors';
import { evidenceField } from './editorial/evidence-for-claims-field';
import { refuseAllLanguages } from './editorial/refuse-publishing-all-languages';
import { indexChanged, indexDeleted } from './search/index-document';
import { restoreEndpoint } from './editorial/restore-version-endpoint';
import { noteSaved, savedField } from './editorial/version-author-field';
import { startTranslationEndpoint } from './translation-diff/start-translation-endpoint';
import { withRowTitles } from './editorial/fields-with-row-titles';
import { stateEndpoint } from './translation-diff/publication-state-endpoint';

/** Whether a content type has drafts and is published language by language. */
export function isPublishable({ versions }: CollectionConfig): boolean {
  return typeof versions === 'object' && typeof versions.drafts === 'object';
}

/**
 * Adds the editorial workflow to a content type with drafts: panels and buttons of the form, publish checks, the
 * publishing log, the search index and the endpoints behind them. Other types stay as they are.
 */
export function withEditorial(collection: CollectionConfig): CollectionConfig {
  if (!isPublishable(collection)) return collection;
  const { slug, hooks = {}, fields, endpoints, admin = {} } = collection;
  const isAddressed = addressField(slug) !== null;
  const hasEvidence = fields.some((field) => 'name' in field && field.name === 'evidence');
  return {
    ...collection,
    admin: {
      ...admin,
      enableListViewSelectAPI: true, // a list reads the columns that it shows, not whole documents
      components: { ...admin.components, ...editorialFormComponents(slug) },
      ...(isAddressed
        ? { preview: (doc, { locale }) => previewUrl(previewPathOf(slug, doc), locale) }
        : {}),
    },
    fields: [
      savedField,
      ...withRowTitles(fields),
      ...(hasEvidence ? [] : [evidenceField()]),
      ...editorialFields(fields),
    ],
    endpoints: [
      ...(endpoints || []),
      checkEndpoint(slug),
      stateEndpoint(slug),
      restoreEndpoint(slug),
      duplicateEndpoint(slug),
      startTranslationEndpoint(slug),
      ...(isAddressed ? moveEndpoints(slug) : []),
    ],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), refuseAllLanguages],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        validateBeforePublish,
        rememberLiveLanguages,
        noteSaved,
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        logChange,
        ...(isAddressed ? [indexChanged] : []),
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        logDeletion,
        ...(isAddressed ? [indexDeleted] : []),
      ],
    },
  };
}
