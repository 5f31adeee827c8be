import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { errorFields, log } from '@/lib/write-log-line';
import { withLongQueries } from '@/lib/database-query-timeouts';
import type { PrivacyRequest } from '@/payload-types';
import {
  conflict,
  forbidden,
  forRecord,
  isAdminUser,
  languageOf,
  notFound,
  page,
  refusal,
  unavailable,
} from './endpoint-access';
import { recordAccess } from '@/cms/access/log-data-access';
import { sessionOf } from '@/lib/payload-database';
import { copyOfPerson, copyPage } from '../privacy/personal-data-copy';
import { erasePerson, NotReviewedError } from '../privacy/erase-person';
import { foundPage } from '../privacy/privacy-request-data-page';
import { recordReview } from '../privacy/personal-data-review';
import { confirmRetention } from '../privacy/retention-safety-limit';
import { countFound } from '../privacy/personal-data-sources';
import { findDataSubject } from '../privacy/find-data-subject';

const noSubject = () => conflict('The request names no e-mail and no telephone number');

/** Makes an endpoint for admins about the privacy request in the path. */
const forRequest = (handle: (req: PayloadRequest, request: PrivacyRequest) => Promise<Response>) =>
  forRecord(isAdminUser, 'request', async (req, id) => {
    const request = await req.payload.findByID({
      collection: 'privacy-requests',
      id,
      depth: 0,
      disableErrors: true,
    });
    return request ? withLongQueries(() => handle(req, request)) : notFound('No such request');
  });

/**
 * GET /api/privacy-requests/:id/found: a page with the data that the request concerns. The access log records it, and
 * an erasure requires that record.
 */
export const foundFor = forRequest(async (req, request) => {
  if (!req.user) return forbidden();
  const session = await sessionOf(req.payload);
  const subject = await findDataSubject(session, request);
  if (!subject) return noSubject();
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { id: { in: [...subject.leadIds] } },
    depth: 0,
    pagination: false,
    joins: false,
    req,
    overrideAccess: false,
  });
  const counts = await countFound(session, subject);
  await recordReview(session, request.id, req.user.id, subject);
  return page(foundPage({ counts, leads: docs, merged: subject.mergedIds }, languageOf(req)));
});

/**
 * GET /api/privacy-requests/:id/copy: the copy of a person's data as JSON, or as a page with `?as=page`. The access
 * log records it as an export.
 */
export const copyOf = forRequest(async (req, request) => {
  const copy = await copyOfPerson(req.payload, request);
  if (!copy) return noSubject();
  const ids = copy.records.leads.map(({ id }) => Number(id));
  if (req.user) {
    await recordAccess(await sessionOf(req.payload), {
      user: req.user.id,
      action: 'export',
      collection: 'privacy-requests',
      ids,
      count: ids.length,
    });
  }
  if (req.searchParams.get('as') === 'page') return page(copyPage(copy, languageOf(req)));
  return new Response(JSON.stringify(copy, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="copy-${request.id}.json"`,
      'Cache-Control': 'no-store',
    },
  });
});

/**
 * POST /api/privacy-requests/:id/erase: erases the person's data. The response is the receipt; 409 `look-first` if no
 * admin has reviewed the current data; 503 if the erasure failed and nothing was erased.
 */
export const eraseNow = forRequest(async (req, request) => {
  if (!req.user) return forbidden();
  try {
    const receipt = await erasePerson(req.payload, request.id, req.user.id);
    return receipt
      ? Response.json(receipt)
      : conflict('Not an open request for erasure, or it names nobody');
  } catch (error) {
    if (error instanceof NotReviewedError) {
      return refusal(409, 'look-first', 'Open “Find the data” first: what it lists is what goes');
    }
    log.error('privacy.not-erased', { request: request.id, ...errorFields(error) });
    return unavailable('Nothing was erased; try again in a moment');
  }
});

/**
 * POST /api/privacy-requests/:id/confirm?at=<time of the stop>: confirms a nightly erasure that was stopped because it
 * was unusually large; the next night erases the data.
 */
export const confirmNight = forRequest(async (req, request) => {
  if (!req.user) return forbidden();
  const at = req.searchParams.get('at') ?? '';
  return (await confirmRetention(req.payload, request.id, { at, userId: req.user.id }))
    ? Response.json({ confirmed: 1 })
    : conflict('No retention run waits for this, or it has counted anew since');
});

/** POST /api/privacy-requests/:id/done: marks a privacy request as done; 409 for an erasure, which ends by itself. */
export const markDone = forRequest(async (req, request) => {
  if (request.kind === 'erasure') return conflict('An erasure is done by erasing');
  if (request.kind === 'retention') return conflict('A retention run ends by itself');
  const session = await sessionOf(req.payload);
  const { rows } = await session.execute(sql`
    UPDATE privacy_requests SET status = 'done', done_at = now(), updated_at = now(),
      receipt = ${JSON.stringify({ doneBy: req.user?.id ?? null })}::jsonb
    WHERE id = ${request.id} AND status = 'open' RETURNING id`);
  return rows.length > 0 ? Response.json({ done: 1 }) : conflict('It is done already');
});
