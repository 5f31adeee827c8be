import type { CollectionSlug, Endpoint, Field, PayloadRequest } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { compareLanguages, type Difference } from './compare-languages';
import { languageFindings } from '../publish-checks/rules/wrong-language-and-glyphs';
import { partsOf } from '../publish-checks/walk-document-fields';
import { SAVED } from '../editorial/version-author-field';
import { forEditors, refuse, routeId } from '../editorial/endpoint-access-and-input';
import {
  liveLanguagesOf,
  liveVersion,
  newestVersion,
  type EditorialDocument,
} from '../editorial/published-and-newest-versions';

export type LanguageState = {
  live: boolean;
  /**
   * Whether the language has content that is not published: a first draft, or a change on top of the published version.
   */
  draft: boolean;
  /** How many texts of the newest version are still in the other language. */
  toTranslate: number;
  lastPublished: { at: string; by: string | null } | null;
};

/** The data of the panels beside a document's form, as the server answers it. */
export type DocumentState = {
  languages: Record<Locale, LanguageState>;
  /** Schedules to come, and those that failed since the language was last published. */
  schedules: {
    id: number;
    at: string;
    action: 'publish' | 'unpublish';
    language: Locale;
    failed: boolean;
  }[];
  differences: Difference[];
};

type DocumentRef = { collection: string; id: number; req: PayloadRequest };

/** The content of a version, without the fields that every save changes. */
function wordsOf({
  updatedAt: _at,
  createdAt: _made,
  _status,
  [SAVED]: _by,
  ...words
}: EditorialDocument): string {
  return JSON.stringify(words);
}

async function lastPublished({ collection, id, req }: DocumentRef, language: Locale) {
  const { docs } = await req.payload.find({
    collection: 'publications',
    where: {
      and: [
        { type: { equals: collection } },
        { document: { equals: id } },
        { language: { equals: language } },
        { action: { equals: 'publish' } },
      ],
    },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    req,
  });
  const last = docs[0];
  return last ? { at: last.createdAt, by: last.by ?? null } : null;
}

async function schedulesOf(
  { collection, id, req }: DocumentRef,
  languages: DocumentState['languages'],
): Promise<DocumentState['schedules']> {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: {
      and: [{ state: { in: ['waiting', 'failed'] } }, { 'document.value': { equals: id } }],
    },
    sort: 'at',
    depth: 0,
    pagination: false,
    req,
  });
  return docs
    .filter(({ document }) => document.relationTo === collection)
    .filter(({ state, at, language }) => {
      const last = languages[language].lastPublished;
      return state === 'waiting' || !last || new Date(last.at) < new Date(at);
    })
    .map((schedule) => ({
      id: schedule.id,
      at: schedule.at,
      action: schedule.action,
      language: schedule.language,
      failed: schedule.state === 'failed',
    }));
}

function countToTranslate(
  fields: readonly Field[],
  document: EditorialDocument | null,
  locale: Locale,
): number {
  if (!document) return 0;
  const findings = languageFindings(partsOf(fields, document), locale);
  return findings.filter(({ severity }) => severity === 'error').length;
}

/** Whether there is such a document, in the trash or not. */
async function exists({ collection, id, req }: DocumentRef): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    trash: true,
    req,
  });
  return totalDocs > 0;
}

/** Reads the state of both languages of a document. One in the trash has nothing in either. */
async function documentState(ref: DocumentRef): Promise<DocumentState> {
  const live = await liveLanguagesOf(ref);
  const { config } = ref.req.payload.collections[ref.collection as CollectionSlug];
  const newest = { vi: await newestVersion(ref, 'vi'), en: await newestVersion(ref, 'en') };
  const languages = {} as Record<Locale, LanguageState>;
  for (const locale of locales) {
    const draft = newest[locale];
    const shown = live[locale] ? await liveVersion(ref, locale) : null;
    const isWritten = Boolean(draft?.[config.admin.useAsTitle ?? 'id']);
    languages[locale] = {
      live: live[locale],
      draft: shown && draft ? wordsOf(draft) !== wordsOf(shown) : isWritten,
      toTranslate: countToTranslate(config.fields, draft, locale),
      lastPublished: await lastPublished(ref, locale),
    };
  }
  const { vi, en } = newest;
  const isBoth = locales.every((locale) => languages[locale].live || languages[locale].draft);
  return {
    languages,
    schedules: await schedulesOf(ref, languages),
    differences: vi && en && isBoth ? compareLanguages(config.fields, vi, en) : [],
  };
}

/**
 * GET /api/<type>/:id/desk: the publication state of both languages of a document, for the panels beside its form; 404
 * for a document that does not exist.
 */
export function stateEndpoint(collection: string): Endpoint {
  return {
    path: '/:id/desk',
    method: 'get',
    handler: forEditors(async (req) => {
      const ref = { collection, id: routeId(req), req };
      if (!(await exists(ref))) return refuse(404, 'not-found', 'There is no such document');
      return Response.json(await documentState(ref));
    }),
  };
}
