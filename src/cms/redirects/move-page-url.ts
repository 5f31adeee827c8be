import { APIError, type PayloadRequest } from 'payload';
import { queueRefresh } from '@/content/queue-cache-refresh';
import { entryTags, pageTags, redirectsTag } from '@/content/cache-tags';
import { locales, type Locale } from '@/i18n/locales';
import { addressField, addressFor } from '../editorial/document-url';
import { logPublication } from '../editorial/publishing-log';
import { writeColumns } from '../editorial/write-columns-of-both-languages';
import { inRequestTransaction } from '../requests/run-in-request-transaction';
import { indexDocument } from '../search/index-document';
import {
  liveLanguagesOf,
  nameOf,
  newestVersion,
  requestLocale,
} from '../editorial/published-and-newest-versions';
import { findLinksTo, type LinkingDocument } from './find-documents-linking-to-url';
import { addressMoveProblem } from './page-url-move-problem';

export type Move = { collection: string; id: number; value: string };

/** The effects of moving a page, shown before it is moved. */
export type MovePlan = {
  from: string;
  to: string;
  /** Languages in which the page is published: their public URL changes. */
  live: Locale[];
  /** Documents that link to the old URL; their links keep working through the redirect. */
  linkedFrom: LinkingDocument[];
  /** The reason why the page can not be moved, in the editor's language. */
  problem: string | null;
};

type Current = { field: 'path' | 'slug'; value: string; name: string };

/**
 * Reads the document to move.
 * @throws APIError 404 when it has no page or does not exist
 */
async function currentOf(req: PayloadRequest, { collection, id }: Move): Promise<Current> {
  const field = addressField(collection);
  const whose = { collection, id, req };
  const document =
    field &&
    ((await newestVersion(whose, requestLocale(req))) ?? (await newestVersion(whose, 'vi')));
  const value = field && document ? document[field] : null;
  if (!field || !document || typeof value !== 'string') {
    throw new APIError('There is no such page.', 404, null, true);
  }
  return { field, value, name: nameOf(document) };
}

export async function planMove(req: PayloadRequest, move: Move): Promise<MovePlan> {
  const { collection, id } = move;
  const current = await currentOf(req, move);
  const from = addressFor(collection, current.value) ?? '';
  const to = addressFor(collection, move.value) ?? '';
  const live = await liveLanguagesOf({ collection, id, req });
  return {
    from,
    to,
    live: locales.filter((locale) => live[locale]),
    linkedFrom: await findLinksTo(req, from),
    problem: await addressMoveProblem(req, { ...move, field: current.field, from, to }),
  };
}

/** Redirects the old URL permanently to the new one, and removes redirects away from the new URL. */
async function leaveRedirect(req: PayloadRequest, { from, to }: MovePlan): Promise<void> {
  await req.payload.delete({ collection: 'redirects', where: { from: { equals: to } }, req });
  await req.payload.create({
    collection: 'redirects',
    data: { from, to, isPermanent: true },
    req,
  });
}

/**
 * Changes the URL of a document in both languages at once. Published pages move without any draft being published, and
 * their old URLs redirect permanently.
 * @throws APIError 400 saying why the move is refused
 */
export async function moveDocument(req: PayloadRequest, move: Move): Promise<MovePlan> {
  const plan = await planMove(req, move);
  if (plan.problem) throw new APIError(plan.problem, 400, null, true);
  const { collection, id } = move;
  const current = await currentOf(req, move);
  const { value: oldValue, name } = current;
  const tags = (value: string) =>
    collection === 'pages' ? pageTags(value) : entryTags(collection, value);
  await inRequestTransaction(req, async () => {
    // Every version is changed too, so that restoring one never brings the old URL back.
    await writeColumns(req, move, { [current.field]: move.value });
    await indexDocument({ payload: req.payload, collection, id, req });
    if (plan.live.length > 0) await leaveRedirect(req, plan);
    const note = `${plan.from} → ${plan.to}`;
    await logPublication(req, { action: 'move', collection, id, name, note });
    await queueRefresh(req, [...tags(oldValue), ...tags(move.value), redirectsTag]);
  });
  return plan;
}
