import { createHash } from 'node:crypto';
import { localizedPath, type Locale } from '@/i18n/locales';

/** What a social picture shows: the title of a page, in one language, at its address. */
export type PicturedPage = { title: string; path: string; locale: Locale };

/** Raised when the drawing changes, so that every picture gets an address of its own again. */
const DRAWING = 1;

/** Names what the picture shows: another title, another address, so that it can be kept for ever. */
export const pictureVersion = ({ title, path, locale }: PicturedPage): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, title, path, locale]))
    .digest('hex')
    .slice(0, 10);

/** The address, without origin, of the picture that stands for a page where it is shared. */
export function socialPicture(page: PicturedPage): string {
  const name = page.path === '/' ? '/index' : page.path;
  return localizedPath(page.locale, `/social/${pictureVersion(page)}${name}.png`);
}
