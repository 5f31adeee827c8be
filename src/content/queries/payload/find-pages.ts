import type { Where } from 'payload';
import type { Locale } from '@/i18n/locales';
import { idOfDraft } from '@/lib/draft-preview-path';
import { cms } from '../../register-cms-instance';
import type { PageDocument, UnsavedDocument } from '../../header-and-footer-types';
import { publishedLocales } from './find-entries';
import { readUnsaved } from './read-unsaved-document';

/** The version of a page that is read: the published one, with `draft` the newest, or `unsaved` in place of both. */
type Version = { draft: boolean; unsaved?: UnsavedDocument };

/**
 * Finds a page by its path in one language: the published one, or with `draft` the newest version. A draft without a
 * path is identified by its id (`idOfDraft`). Null when there is no such page, or it has no title in that language;
 * there is no fallback to the other.
 */
export async function findPage(
  locale: Locale,
  path: string,
  { draft, unsaved }: Version,
): Promise<PageDocument | null> {
  const page = unsaved
    ? await readUnsaved('pages', unsaved, { locale, depth: 1 })
    : await findSaved(locale, path, draft);
  if (!page?.title) return null; // no content in this language
  return { page, publishedIn: await publishedLocales('pages', page.id) };
}

async function findSaved(locale: Locale, path: string, draft: boolean) {
  const payload = await cms();
  const id = draft ? idOfDraft(path.slice(1)) : null;
  const named: Where = id === null ? { path: { equals: path } } : { id: { equals: id } };
  const published: Where = { _status: { equals: 'published' } };
  const { docs } = await payload.find({
    collection: 'pages',
    where: draft ? named : { and: [named, published] },
    locale,
    fallbackLocale: false,
    draft,
    depth: 1,
    limit: 1,
    overrideAccess: true,
  });
  return docs[0];
}

/** Finds the path, title and SEO fields of every published page in a language, sorted by path. */
export async function findPageHeads(locale: Locale) {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    sort: 'path',
    overrideAccess: true,
    select: { path: true, title: true, seo: true },
  });
  return docs;
}
