import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { LARGEST_RESUME } from '../schema/resume';
import type { PostedForm } from './posted-form';

/** More parts than any form of ours has; a body with more is not taken apart further. */
const MOST_PARTS = 100;

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
