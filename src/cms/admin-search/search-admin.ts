import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, Endpoint, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { z } from 'zod';
import { foldText } from '@/lib/fold-text-for-search';
import { forColleagues, readObject, refuse } from '../editorial/endpoint-access-and-input';
import { namesOf } from '../editorial/read-document-titles';
import { inRoleOrder } from '../editorial/navigation-order-by-role';
import { nobody, type Role } from '../access/roles';
import { findPeople, isOfPeople } from './search-people';
import { findTitles } from './search-titles';

/** A document of the admin found by a search, and the URL of its form. */
export type AdminSearchHit = {
  href: string;
  name: string;
  /** A distinguishing detail of the document: a URL, a company, a code. */
  note: string;
};

/** The results of one collection or view, under its name in the admin. */
export type AdminSearchGroup = { slug: string; title: string; documents: AdminSearchHit[] };

/** The maximum length of a search text in characters. A longer text is not a name. */
const MAX_QUERY_LENGTH = 100;

const MAX_HITS_PER_GROUP = 5;

/** Whether the signed-in user's navigation shows a collection. */
function isShown({ admin: { hidden } }: SanitizedCollectionConfig, req: PayloadRequest): boolean {
  return !(typeof hidden === 'function' ? hidden({ user: req.user as never }) : hidden);
}

/**
 * The collections that are searched: those in the role's navigation whose documents are written by hand, and those of
 * people.
 */
async function searchedBy(req: PayloadRequest, role: Role): Promise<SanitizedCollectionConfig[]> {
  const all = Object.values(req.payload.collections).map(({ config }) => config);
  const candidates = inRoleOrder(all, role).filter(
    (config) =>
      (isOfPeople(config.slug) || config.access.create !== nobody) && isShown(config, req),
  );
  const readable = await Promise.all(candidates.map(async ({ access }) => access.read({ req })));
  return candidates.filter((_, index) => Boolean(readable[index]));
}

const formOf = (slug: string, id: number, language: string | null): string =>
  `/admin/collections/${slug}/${id}${language ? `?locale=${language}` : ''}`;

/**
 * Searches everything that the signed-in person may read. The results are grouped by collection; the collections that
 * the role uses most come first.
 */
async function findFor(req: PayloadRequest, role: Role, text: string): Promise<AdminSearchGroup[]> {
  const language = req.i18n.language === 'en' ? 'en' : 'vi';
  const searched = await searchedBy(req, role);
  const byTitle = searched.filter(({ slug }) => !isOfPeople(slug));
  const titles = await findTitles(req, byTitle, { text, language, most: MAX_HITS_PER_GROUP });
  // Names of the documents found; documents that the person may not read have no name here and are left out.
  const nameOf = await namesOf(req, titles);
  const groups = await Promise.all(
    searched.map(async ({ slug, labels }): Promise<AdminSearchGroup> => {
      const title = getTranslation(labels.plural, req.i18n);
      if (isOfPeople(slug)) {
        const found = await findPeople(req, slug, { text, most: MAX_HITS_PER_GROUP });
        return {
          slug,
          title,
          documents: found.map(({ id, ...line }) => ({ href: formOf(slug, id, null), ...line })),
        };
      }
      const documents = titles.flatMap((found) => {
        const name = found.collection === (slug as CollectionSlug) ? nameOf(found) : null;
        if (name === null) return [];
        return [{ href: formOf(slug, found.id, found.language), name, note: found.address ?? '' }];
      });
      return { slug, title, documents };
    }),
  );
  return groups.filter(({ documents }) => documents.length > 0);
}

const askedSchema = z.object({ text: z.string().max(MAX_QUERY_LENGTH) });

/**
 * POST /api/find `{ text }`: searches the admin. By POST, because names of people must not be part of URLs, which end
 * up in logs.
 */
export const searchAdmin: Endpoint = {
  path: '/find',
  method: 'post',
  handler: forColleagues(async (req, { role }) => {
    const asked = askedSchema.safeParse(await readObject(req));
    if (!asked.success) {
      return refuse(400, 'bad-request', `Send { text }, ${MAX_QUERY_LENGTH} characters at most`);
    }
    const text = asked.data.text.trim();
    // A text without letters and digits would match every name.
    const isNothing = foldText(text) === '';
    return Response.json({ groups: isNothing ? [] : await findFor(req, role, text) });
  }),
};
