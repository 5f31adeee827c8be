import type { SanitizedConfig } from 'payload';
import { isData } from '@/lib/is-json-object';

const JSON_TYPE = 'application/json';

/**
 * Whether a request creates or changes a document, or changes a global, through Payload's REST API. Deleting and
 * duplicating do not count.
 */
export function savesDocument(
  { method }: Pick<Request, 'method'>,
  [first, second, ...more]: readonly string[],
  { collections }: Pick<SanitizedConfig, 'collections'>,
): boolean {
  if (more.length > 0 || !['POST', 'PATCH'].includes(method)) return false;
  if (first === 'globals') return method === 'POST';
  const isOfCollection = collections.some(({ slug }) => slug === first);
  return isOfCollection && (second === undefined || method === 'PATCH');
}

/** Whether a request copies a document; fields in its body replace those of the copy. */
export const copiesDocument = (
  { method }: Pick<Request, 'method'>,
  [slug, , part, ...more]: readonly string[],
  { collections }: Pick<SanitizedConfig, 'collections'>,
): boolean =>
  method === 'POST' &&
  part === 'duplicate' &&
  more.length === 0 &&
  collections.some((one) => one.slug === slug);

const isObject = (text: unknown): boolean => {
  if (typeof text !== 'string') return false;
  try {
    return isData(JSON.parse(text));
  } catch {
    return false;
  }
};

/**
 * Whether a body contains the fields of a document: a JSON object, or a form with one in `_payload`. The CMS expects
 * fields without checking, and fails on any other body.
 * @param type the content type as it was sent, without its parameters
 * @param form the body as a form, if it is one
 */
export const hasFields = (type: string, body: Buffer, form: FormData | null): boolean =>
  isObject(
    type === JSON_TYPE
      ? body.toString('utf8')
      : type.startsWith('multipart/') && form?.get('_payload'),
  );
