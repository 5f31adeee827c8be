import path from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import { readBothLanguages } from './read-seed-copy';

/**
 * Uploads a picture of content/media with its alternative texts and returns its id.
 * @throws Error when the alternative text of some language is missing
 */
export async function seededPicture(
  payload: Payload,
  req: Partial<PayloadRequest>,
  name: string,
  usedIn: string,
): Promise<number> {
  const alt = await readBothLanguages<Record<string, string>>('media');
  const { [name]: vi } = alt.vi;
  const { [name]: en } = alt.en;
  if (!vi || !en) throw new Error(`${usedIn}: content/{vi,en}/media.json say nothing of "${name}"`);
  const { id } = await payload.create({
    collection: 'media',
    req,
    locale: 'vi',
    filePath: path.resolve('content/media', name),
    data: { alt: vi },
  });
  await payload.update({ collection: 'media', id, req, locale: 'en', data: { alt: en } });
  return id;
}
