import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FormKind } from '../schema/forms';
import { BodyTooLargeError, limitedChunks, whole } from '../http/limited-body';
import { LARGEST_RESUME } from '../schema/resume';

/** A posted form before any rule: the first string of each control, and its file where it may have one. */
export type PostedForm = { raw: Record<string, string>; file: PostedFile | null };

/** `bytes` is null for a file above the bound: it was read to its end and thrown away. */
export type PostedFile = { name: string; bytes: Uint8Array | null };

/** Far more than any form of ours needs for its controls. */
const LARGEST_FORM = 64 * 1024;
/** A file above the bound of its rule gets that rule's message and keeps the form; one above this is cut off. */
const LARGEST_UPLOAD = 25 * 1024 * 1024;

/** More parts than any form of ours has; a body with more is not taken apart further. */
const MOST_PARTS = 100;

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
 * Reads a multipart form as it comes in. Of files the first one is kept, in memory and up to the largest
 * a rule allows; what is longer is read to its end, so that the answer can be a message beside the field.
 *
 * @throws for a broken body, and whatever `chunks` throws
 */
export async function readMultipart(
  contentType: string,
  chunks: AsyncIterable<Uint8Array>,
  longestField: number,
): Promise<PostedForm> {
  const posted: PostedForm = {
    raw: Object.create(null) as Record<string, string>,
    file: null,
  };
  const parser = new Busboy({
    headers: { 'content-type': contentType } satisfies BusboyHeaders,
    limits: {
      // One byte more than allowed shows that it is too long.
      fileSize: LARGEST_RESUME + 1,
      fieldSize: longestField,
      parts: MOST_PARTS,
    },
  });
  parser.on('field', (name, value) => {
    if (name && !(name in posted.raw)) posted.raw[name] = value;
  });
  parser.on('file', (_field, stream, name) => {
    // A file control left empty comes as a file without a name.
    const isFirst = posted.file === null && Boolean(name);
    const parts: Buffer[] = [];
    const file = { name: name ?? '', bytes: null as Uint8Array | null };
    if (isFirst) posted.file = file;
    stream.on('data', (part: Buffer) => {
      if (isFirst && !stream.truncated) parts.push(part);
    });
    // A body that breaks off is told by the parser itself.
    stream.on('error', () => undefined);
    stream.on('end', () => {
      const bytes = Buffer.concat(parts);
      file.bytes = stream.truncated || bytes.length > LARGEST_RESUME ? null : bytes;
    });
  });
  await pipeline(Readable.from(chunks), parser);
  return posted;
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
