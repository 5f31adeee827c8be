import type { PayloadHandler } from 'payload';
import {
  forRecord,
  forbidden,
  isAdminUser,
  isSalesOrAdminUser,
  languageOf,
  notFound,
  page,
} from './endpoint-access';
import { recordAccess } from '@/cms/access/log-data-access';
import { sessionOf } from '@/lib/payload-database';
import { withLongQueries } from '@/lib/database-query-timeouts';
import { receiptPage } from '../privacy/consent-receipt-page';
import { sealConsents } from '../privacy/ledgers/seal-new-ledger-rows';
import { statePage } from '../privacy/ledgers/ledger-verification-page';
import { verifyLedgers } from '../privacy/ledgers/verify-ledger';

/**
 * GET /api/consents/state, for admins: verifies all ledgers and answers a page with the result, or JSON with
 * `?as=json`.
 */
export const consentState: PayloadHandler = async (req) => {
  if (!isAdminUser(req)) return forbidden();
  const states = await withLongQueries(() => verifyLedgers(req.payload));
  return req.searchParams.get('as') === 'json'
    ? Response.json(states)
    : page(statePage(states, languageOf(req)));
};

/** GET /api/consents/receipt/:id: a printable page with the consents of a lead; recorded in the access log. */
export const consentReceipt = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  // The receipt shows hashes, so rows that are not sealed yet are sealed first.
  await sealConsents(req.payload);
  const lead = await req.payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
  });
  if (!lead) return notFound('No such lead');
  const { docs } = await req.payload.find({
    collection: 'consents',
    where: { lead: { equals: id } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  await recordAccess(await sessionOf(req.payload), {
    user: user.id,
    action: 'view',
    collection: 'consents',
    ids: docs.map((consent) => consent.id),
    count: docs.length,
  });
  return page(receiptPage(lead, docs, languageOf(req)));
});
