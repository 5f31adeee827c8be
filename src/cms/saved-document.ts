import type { SanitizedConfig } from 'payload';
import { bytesOf, formOf } from '@/lib/request-body';

const JSON_TYPE = 'application/json';

/** Whether a request saves a document by the CMS's own endpoints: of a collection, or of a global. */
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

function isObject(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * A request with its body read, if that holds the fields of a document: a JSON object, or a form with one in `_payload`.
 * Null for any other, on which the CMS would fail: it takes for granted that there are fields.
 */
export async function withDocument(request: Request): Promise<Request | null> {
  const body = await bytesOf(request);
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
  const fields =
    type === JSON_TYPE
      ? body.toString('utf8')
      : type.startsWith('multipart/') && (await formOf(request, body))?.get('_payload');
  if (!isObject(fields)) return null;
  const { method, headers, signal } = request;
  return new Request(request.url, { method, headers, signal, body: new Uint8Array(body) });
}
