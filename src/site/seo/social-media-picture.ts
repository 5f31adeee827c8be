import { createHash } from 'node:crypto';
import { localizedPath, type Locale } from '@/i18n/locales';

/** The parts of a page that identify its social picture. */
export type PicturedPage = { title: string; path: string; locale: Locale };

/**
 * The version of the picture's design. Raise it with each change of the design, so that every picture gets a new URL.
 */
const DRAWING = 1;

/** A hash of these parts and the design: another title gives another URL, so pictures can be cached for ever. */
export const pictureVersion = ({ title, path, locale }: PicturedPage): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, title, path, locale]))
    .digest('hex')
    .slice(0, 10);

/** The path of a page's social picture (Open Graph). */
export function socialPicture(page: PicturedPage): string {
  const name = page.path === '/' ? '/index' : page.path;
  return localizedPath(page.locale, `/social/${pictureVersion(page)}${name}.png`);
}
