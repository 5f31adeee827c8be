import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { Locale } from '@/i18n/locales';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';
import { relativeTime } from '@/lib/relative-time';
import { unpublished } from '../editorial/find-unpublished-changes';
import { languageGaps } from '../translation-diff/missing-translations';
import { editorTranslations } from './editorial-tool-translations';
import { DashboardBlock, DashboardRows } from './dashboard-block';

/** The maximum number of lines in one block. */
const MAX_ROWS = 5;

type BlockProps = { req: PayloadRequest };

const languageOf = ({ i18n }: PayloadRequest): Locale => (i18n.language === 'en' ? 'en' : 'vi');

/** The name of a collection in the singular, in the language of the admin. */
function typeOf({ payload, i18n }: PayloadRequest, collection: string): string {
  const { config } = payload.collections[collection as CollectionSlug] ?? {};
  return config ? getTranslation(config.labels.singular, i18n) : collection;
}

const formOf = (collection: string, id: number, locale: string): string =>
  `/admin/collections/${collection}/${id}?locale=${locale}`;

const about = (req: PayloadRequest, collection: string, locale: Locale): string =>
  `${typeOf(req, collection)} · ${editorTranslations[languageOf(req)].languages[locale]}`;

/** The dashboard block with the latest drafts. */
export async function DraftsBlock({ req }: BlockProps) {
  const language = languageOf(req);
  const text = editorTranslations[language];
  const { drafts, total } = await unpublished(req, MAX_ROWS);
  return (
    <DashboardBlock name="drafts" title={text.drafts} count={total}>
      <DashboardRows
        rows={drafts.map(({ collection, id, locale, name, at }) => ({
          href: formOf(collection, id, locale),
          name,
          about: about(req, collection, locale),
          note: relativeTime(at, language),
        }))}
        empty={text.draftsNone}
      />
    </DashboardBlock>
  );
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** For how many days a failed schedule is shown. */
const FAILED_DAYS = 7;

/**
 * The dashboard block of schedules: those that failed recently, then those that publish or unpublish a document next.
 */
export async function ScheduledBlock({ req }: BlockProps) {
  const language = languageOf(req);
  const text = editorTranslations[language];
  const { docs, totalDocs } = await req.payload.find({
    collection: 'schedules',
    where: {
      or: [
        { state: { equals: 'waiting' } },
        {
          and: [{ state: { equals: 'failed' } }, { at: { greater_than: daysAgo(FAILED_DAYS) } }],
        },
      ],
    },
    sort: 'at',
    limit: MAX_ROWS,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const moment = new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: OFFICE_ZONE,
  });
  return (
    <DashboardBlock
      name="scheduled"
      title={text.scheduled}
      count={totalDocs}
      all={{ href: '/admin/publishing-calendar', text: text.scheduledAll }}
    >
      <DashboardRows
        rows={docs.map(({ id, name, action, language: locale, at, state }) => ({
          href: `/admin/collections/schedules/${id}`,
          name: name || `#${id}`,
          about: `${text.actions[action]} · ${text.languages[locale]}`,
          note: state === 'failed' ? text.scheduledFailed : moment.format(new Date(at)),
          isUrgent: state === 'failed',
        }))}
        empty={text.scheduledNone}
      />
    </DashboardBlock>
  );
}

/** The dashboard block with documents of which one language is missing or outdated. */
export async function TranslationGapsBlock({ req }: BlockProps) {
  const text = editorTranslations[languageOf(req)];
  const { gaps, total } = await languageGaps(req, MAX_ROWS);
  return (
    <DashboardBlock
      name="gaps"
      title={text.gaps}
      count={total}
      all={{ href: '/admin/parity', text: text.gapsAll }}
    >
      <DashboardRows
        rows={gaps.map(({ collection, id, locale, kind, name }) => ({
          href: formOf(collection, id, locale),
          name,
          about: typeOf(req, collection),
          note: text[kind][locale],
          isUrgent: kind === 'missing',
        }))}
        empty={text.gapsNone}
      />
    </DashboardBlock>
  );
}

/** The dashboard block with the latest publications and who published them. */
export async function PublishedBlock({ req }: BlockProps) {
  const language = languageOf(req);
  const text = editorTranslations[language];
  const { docs } = await req.payload.find({
    collection: 'publications',
    where: { action: { equals: 'publish' } },
    sort: '-createdAt',
    limit: MAX_ROWS,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return (
    <DashboardBlock
      name="published"
      title={text.published}
      all={{ href: '/admin/collections/publications', text: text.publishedAll }}
    >
      <DashboardRows
        rows={docs.map(({ name, type, document, language: locale, by, createdAt, id }) => ({
          href:
            type && document && locale
              ? formOf(type, document, locale)
              : `/admin/collections/publications/${id}`,
          name: name || `#${document ?? id}`,
          about: [type && typeOf(req, type), locale && text.languages[locale], by]
            .filter(Boolean)
            .join(' · '),
          note: relativeTime(createdAt, language),
        }))}
        empty={text.publishedNone}
      />
    </DashboardBlock>
  );
}
