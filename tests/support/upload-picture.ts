import type { Payload } from 'payload';
import { png } from './make-png';

/** Uploads a small picture with an alternative text in both languages. Returns its id. */
export async function uploadPicture(payload: Payload, name: string): Promise<number> {
  const data = png(8, 8);
  const file = { data, mimetype: 'image/png', name: `${name}.png`, size: data.length };
  const alt = { alt: name };
  const { id } = await payload.create({ collection: 'media', locale: 'vi', data: alt, file });
  await payload.update({ collection: 'media', id, locale: 'en', data: alt });
  return id;
}
