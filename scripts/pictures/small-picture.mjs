import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRoot } from '../lib/paths.mjs';

/** Below this quality the words of a screen can not be read any more. */
const QUALITIES = [72, 60, 48, 36, 24];

/** A picture of a width and height: the top of a tall one, a wide one between what its edges go on with. */
async function fitted(bytes, { width, height }) {
  const picture = sharp(bytes);
  const own = await picture.metadata();
  const drawn = Math.round((own.height / own.width) * width);
  if (drawn >= height) return picture.resize({ width, height, fit: 'cover', position: 'top' });
  const top = Math.floor((height - drawn) / 2);
  return picture
    .resize({ width, height: drawn })
    .extend({ top, bottom: height - drawn - top, extendWith: 'copy' });
}

/**
 * Writes a screenshot as WebP of a width and height, as well as it fits into so many bytes.
 * @throws Error that names the picture when it does not fit
 */
export async function writeSmall(bytes, { width, height, mostBytes, file }) {
  const picture = await fitted(bytes, { width, height });
  for (const quality of QUALITIES) {
    const small = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (small.length > mostBytes) continue;
    writeFileSync(inRoot(file), small);
    return;
  }
  throw new Error(`${file} does not fit into ${mostBytes} bytes`);
}
