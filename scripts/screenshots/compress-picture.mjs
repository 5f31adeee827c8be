import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRoot } from '../lib/project-paths.mjs';

/** The qualities to try; below the last one text in a screenshot becomes unreadable. */
const QUALITIES = [72, 60, 48, 36, 24];

/** The background colour of a screenshot, taken half-way down its left edge. */
async function backgroundAttributes(picture, { height }) {
  const corner = { left: 1, top: Math.floor(height / 2), width: 1, height: 1 };
  const [r, g, b] = await picture.clone().extract(corner).removeAlpha().raw().toBuffer();
  return { r, g, b };
}

/**
 * Fits a screenshot into a width and height: a tall one is cut at the bottom, a wide one centred on its background
 * colour.
 */
async function fitted(bytes, { width, height }) {
  const picture = sharp(bytes);
  const own = await picture.metadata();
  const drawn = Math.round((own.height / own.width) * width);
  if (drawn >= height) return picture.resize({ width, height, fit: 'cover', position: 'top' });
  const top = Math.floor((height - drawn) / 2);
  // The background colour is read before the picture is resized, which would blur the edge.
  const background = await backgroundAttributes(picture, own);
  return picture
    .resize({ width, height: drawn })
    .extend({ top, bottom: height - drawn - top, background });
}

/**
 * Writes a screenshot as WebP of a width and height, in the best quality that fits into `mostBytes`.
 *
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
