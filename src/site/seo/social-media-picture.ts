import { createHash } from 'node:crypto';
import type { BreadcrumbStep } from '@/content/header-and-footer-types';
import { localizedPath, type Locale } from '@/i18n/locales';
import { entryAddresses, listings } from '@/lib/urls-of-entry-lists';
import { brand } from '../../../brand.config';

/** The parts of a page that identify its social picture; `kicker` is the line above the title. */
export type PicturedPage = { title: string; path: string; locale: Locale; kicker: string };

/**
 * The version of the picture's design. Raise it with each change of the design, so that every picture gets a new URL.
 */
const DRAWING = 1;

/** The line above the title: the title of the list that an entry belongs to, or else the brand. */
export function kickerOf(path: string, pages: readonly { path: string; title: string }[]): string {
  const base = Object.values(entryAddresses).find((one) => path.startsWith(`${one}/`));
  const listPath = base && (listings[base] ?? base);
  return pages.find((page) => page.path === listPath)?.title ?? brand.name;
}

/** A hash of what the picture shows and its design: another text gives another URL, so pictures can be cached for ever. */
export const pictureVersion = ({ title, path, locale, kicker }: PicturedPage): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, title, path, locale, kicker]))
    .digest('hex')
    .slice(0, 10);

/** The path of a social picture (Open Graph). */
export function picturePath(page: PicturedPage): string {
  const name = page.path === '/' ? '/index' : page.path;
  return localizedPath(page.locale, `/social/${pictureVersion(page)}${name}.png`);
}

/** The path of the social picture of a page with this breadcrumb. */
export const socialPicture = (
  page: Omit<PicturedPage, 'kicker'> & { trail: readonly BreadcrumbStep[] },
): string =>
  picturePath({
    ...page,
    kicker: kickerOf(
      page.path,
      page.trail.flatMap((step) => step.page ?? []),
    ),
  });
