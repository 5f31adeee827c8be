import type { Field, PayloadRequest } from 'payload';
import { isCodeRoute, isPublicFile } from '@/i18n/routes-in-code';
import { locales, type Locale } from '@/i18n/locales';
import { isLinkable } from '@/lib/urls-of-entry-lists';
import { inLanguage } from '@/lib/request-in-language';
import { addressOf } from '../editorial/document-url';
import { liveLanguagesAt } from '../editorial/published-languages-of-url';
import { isDocument, nameOf } from '../editorial/published-and-newest-versions';
import { anchorsOf } from './fragment-ids-of-page';
import type {
  CheckContext,
  DocumentFacts,
  PictureFacts,
  TargetFacts,
} from './document-check-context';
import {
  documentKey,
  type InternalLink,
  internalLinks,
  linkedDocument,
} from './rules/broken-links';
import { pictureId } from './rules/picture-requirements';
import { type Part, partsOf } from './walk-document-fields';

type Asked = { req: PayloadRequest; locale: Locale };

/** Finds which of some paths are published pages, and the fragments (`#id`) that exist on each. */
async function livePages({ req, locale }: Asked, paths: readonly string[]) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ path: { in: [...paths] } }, { _status: { equals: 'published' } }] },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    select: { path: true, sections: true },
    req: inLanguage(req, locale),
  });
  const { fields } = req.payload.collections.pages.config;
  return docs.map(({ path, sections }): [string, TargetFacts] => {
    const anchors = anchorsOf(partsOf(fields, { sections }));
    return [path, { kind: 'live', anchors }];
  });
}

async function redirectsAmong({ req }: Asked, paths: readonly string[]) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { in: [...paths] } },
    depth: 0,
    pagination: false,
    req,
  });
  return docs.map(({ from, to }): [string, TargetFacts] => [from, { kind: 'redirect', to }]);
}

/** The link target at a path that has no published page in this language. */
async function otherTarget({ req, locale }: Asked, path: string): Promise<TargetFacts> {
  if (isCodeRoute(path) || isPublicFile(path)) return { kind: 'live', anchors: null };
  const live = await liveLanguagesAt(req, path);
  if (live[locale]) return { kind: 'live', anchors: null };
  return { kind: locales.some((other) => live[other]) ? 'other-language' : 'nothing' };
}

async function targetsOf(
  asked: Asked,
  links: readonly InternalLink[],
): Promise<Map<string, TargetFacts>> {
  const paths = [...new Set(links.map(({ path }) => path))].filter((path) => path !== '');
  if (paths.length === 0) return new Map();
  const targets = new Map([
    ...(await redirectsAmong(asked, paths)),
    ...(await livePages(asked, paths)), // published pages come last and so win over redirects
  ]);
  for (const path of paths) {
    if (!targets.has(path)) targets.set(path, await otherTarget(asked, path));
  }
  return targets;
}

/**
 * Documents that rich texts link to. Access rights of the user are not checked, so only documents with pages are read:
 * otherwise the name of any other document (a lead's note, an account) would appear in the findings.
 */
async function documentsOf(
  { req, locale }: Asked,
  parts: readonly Part[],
): Promise<Map<string, DocumentFacts>> {
  const found = new Map<string, DocumentFacts>();
  const targets = new Map(
    parts.flatMap((part) => {
      const target = linkedDocument(part);
      return target ? [[documentKey(target), target] as const] : [];
    }),
  );
  for (const [key, { collection, id }] of targets) {
    if (!isLinkable(collection)) continue;
    const { docs } = await req.payload.find({
      collection,
      where: { id: { equals: id } },
      locale,
      fallbackLocale: false,
      depth: 0,
      limit: 1,
      req: inLanguage(req, locale),
    });
    const document: unknown = docs[0];
    if (!isDocument(document)) continue;
    const { useAsTitle } = req.payload.collections[collection].config.admin;
    found.set(key, {
      name: nameOf(document, useAsTitle) || String(id),
      isLive: document._status === 'published',
    });
  }
  return found;
}

async function picturesOf(
  { req, locale }: Asked,
  parts: readonly Part[],
): Promise<Map<number, PictureFacts>> {
  const ids = [...new Set(parts.flatMap((part) => pictureId(part) ?? []))];
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    req: inLanguage(req, locale),
  });
  return new Map(
    docs.map(({ id, filename, alt, filesize, width, height }) => [
      id,
      {
        name: filename ?? '',
        alt: alt ?? '',
        bytes: filesize ?? 0,
        width: width ?? 0,
        height: height ?? 0,
      },
    ]),
  );
}

export async function loadContext(
  asked: Asked,
  collection: { slug: string; fields: readonly Field[] },
  data: Readonly<Record<string, unknown>>,
): Promise<CheckContext> {
  const parts = partsOf(collection.fields, data);
  const links = internalLinks(parts);
  const ownPath = addressOf(collection.slug, data);
  return {
    locale: asked.locale,
    now: new Date(),
    ownPath,
    targets: await targetsOf(
      asked,
      links.filter(({ path }) => path !== ownPath),
    ),
    documents: await documentsOf(asked, parts),
    pictures: await picturesOf(asked, parts),
  };
}
