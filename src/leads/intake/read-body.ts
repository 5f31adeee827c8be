import type { FormKind } from '../schema/forms';
import { BodyTooLargeError, limitedChunks, whole } from '../http/limited-body';
import type { PostedForm } from './posted-form';
import { readMultipart } from './read-multipart';

/** Far more than any form of ours needs for its controls. */
const LARGEST_FORM = 64 * 1024;
/** A file above the bound of its rule gets that rule's message and keeps the form; one above this is cut off. */
const LARGEST_UPLOAD = 25 * 1024 * 1024;

/** Forms that come with a file. */
export const takesFile = (kind: FormKind): boolean => kind === 'career';

class UnreadableBodyError extends Error {}

function firstStrings(entries: Iterable<[string, unknown]>): Record<string, string> {
  const values = Object.create(null) as Record<string, string>;
  for (const [name, value] of entries) {
    if (typeof value === 'string' && !(name in values)) values[name] = value;
  }
  return values;
}

function fromJson(body: Buffer): Record<string, string> {
  const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
  if (typeof parsed !== 'object' || parsed === null) throw new UnreadableBodyError();
  return firstStrings(Object.entries(parsed));
}

/**
 * The controls of a posted form by name; of a repeated one the first.
 *
 * @throws BodyTooLargeError over 64 KiB, over 25 MiB where a file may come; UnreadableBodyError for
 *   another content type or a broken body
 */
export async function readBody(request: Request, kind: FormKind): Promise<PostedForm> {
  const type = request.headers.get('content-type') ?? '';
  const isMultipart = type.startsWith('multipart/form-data');
  const withFile = isMultipart && takesFile(kind);
  const chunks = limitedChunks(request, withFile ? LARGEST_UPLOAD : LARGEST_FORM);
  try {
    if (isMultipart) return await readMultipart(type, chunks, LARGEST_FORM);
    const body = await whole(chunks);
    if (type.startsWith('application/json')) return { raw: fromJson(body), file: null };
    if (type.startsWith('application/x-www-form-urlencoded')) {
      return { raw: firstStrings(new URLSearchParams(body.toString('utf8'))), file: null };
    }
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error;
    throw new UnreadableBodyError();
  }
  throw new UnreadableBodyError();
}
