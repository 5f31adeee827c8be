import type { FieldHook, PayloadRequest, TypeWithID } from 'payload';
import { fieldError } from '@/lib/field-validation-error';

type Asked = { id?: string | number; req: PayloadRequest };

/** A validator of a URL: returns true, or the error message in the editor's language. */
export type AddressRule = (
  value: string | null | undefined,
  asked: Asked,
) => string | true | Promise<string | true>;

type AddressHook = FieldHook<TypeWithID, unknown>;

/**
 * Validates the URL of drafts too: the CMS validates only what is published, but a URL can not change after
 * the first save. An empty one may be filled in later.
 *
 * @throws ValidationError naming the field, in the editor's language
 */
export function keepAddressRule(rule: AddressRule): AddressHook {
  return async ({ collection, data, field, operation, originalDoc, path, ...saved }) => {
    const { req, value, previousValue } = saved;
    const isJudgedByValidation = data && '_status' in data && data._status === 'published';
    const isNew = operation === 'create' || value !== previousValue;
    if (isJudgedByValidation || !isNew || typeof value !== 'string' || value === '') return value;
    const id = operation === 'update' ? originalDoc?.id : undefined;
    const verdict = await rule(value, id === undefined ? { req } : { id, req });
    if (verdict === true) return value;
    const label = field.label ? { label: field.label } : {};
    throw fieldError(req, collection?.slug ?? '', [
      { ...label, message: verdict, path: path.join('.') },
    ]);
  };
}

/**
 * Makes the URL of a duplicated document. The CMS would append a text with spaces, which no URL may contain.
 */
export const copyAddress: AddressHook = ({ value }) => {
  if (typeof value !== 'string' || value === '') return undefined;
  return value === '/' ? '/copy' : `${value}-copy`;
};
