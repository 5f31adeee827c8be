import type { CollectionConfig } from 'payload';
import { logChange, logDeletion, rememberLiveness } from './audit';
import { checkEndpoint } from '../gate/endpoint';
import { publishGate } from '../gate/hook';
import { moveEndpoints } from '../redirects/endpoints';
import { addressField } from './address';
import { duplicateEndpoint } from './duplicate';
import { deskComponents, deskFields } from './components';
import { evidenceField } from './evidence-field';
import { refuseAllLanguages } from './one-language';
import { restoreEndpoint } from './restore';
import { stateEndpoint } from './state';

/** Whether documents of a type are written as drafts and published language by language. */
export function isPublishable({ versions }: CollectionConfig): boolean {
  return typeof versions === 'object' && typeof versions.drafts === 'object';
}

/** A type of content with what the editing desk gives to all of them. */
export function withDesk(collection: CollectionConfig): CollectionConfig {
  if (!isPublishable(collection)) return collection;
  const { slug, hooks = {}, fields, endpoints, admin = {} } = collection;
  const hasEvidence = fields.some((field) => 'name' in field && field.name === 'evidence');
  return {
    ...collection,
    admin: { ...admin, components: deskComponents(slug) },
    fields: [...fields, ...(hasEvidence ? [] : [evidenceField()]), ...deskFields(fields)],
    endpoints: [
      ...(endpoints || []),
      checkEndpoint(slug),
      stateEndpoint(slug),
      restoreEndpoint(slug),
      duplicateEndpoint(slug),
      ...(addressField(slug) ? moveEndpoints(slug) : []),
    ],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), refuseAllLanguages],
      beforeChange: [...(hooks.beforeChange ?? []), publishGate, rememberLiveness],
      afterChange: [...(hooks.afterChange ?? []), logChange],
      afterDelete: [...(hooks.afterDelete ?? []), logDeletion],
    },
  };
}
