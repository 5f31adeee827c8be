import { idOfRelation } from '@/lib/id-of-relation';
import { connectors } from '../delivery/configured-crms';
import { loadLead } from '../delivery/load-lead-for-delivery';
import { logAnswer } from '../management/log-personal-data-reads';
import { forRecord, isSalesOrAdminUser, notFound } from './endpoint-access';

/**
 * GET /api/deliveries/:id/dry-run: the requests, with bodies, by which the delivery would create the lead in the CRM.
 * Nothing is sent; ids that the CRM would assign are shown as 0.
 */
export const dryRun = forRecord(isSalesOrAdminUser, 'delivery', async (req, id) => {
  const delivery = await req.payload.findByID({
    collection: 'deliveries',
    id,
    depth: 0,
    disableErrors: true,
  });
  if (!delivery || delivery.target === 'webhook') return notFound('No such delivery to a CRM');
  const whole = await loadLead(req.payload, idOfRelation(delivery.lead));
  await logAnswer(req, 'view', 'leads', [whole.lead.id]);
  const requests = connectors[delivery.target].plan({ ...whole, key: delivery.idempotencyKey });
  return Response.json(
    { target: delivery.target, requests },
    { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  );
});
