import type { PayloadHandler } from 'payload';
import { actorOf } from '../model/record-lead-event';
import { requeueDelivery, requeueFailedDeliveries } from '../delivery/queue-delivery';
import { releaseLead } from '../intake/release-suspected-lead';
import { answer, forRecord, forbidden, isSalesOrAdminUser, notFound } from './endpoint-access';

/** POST /api/deliveries/:id/send-again: queues a delivery again. For a held delivery it releases the whole lead. */
export const sendAgain = forRecord(isSalesOrAdminUser, 'delivery', async (req, id) => {
  const delivery = await req.payload.findByID({
    collection: 'deliveries',
    id,
    depth: 0,
    disableErrors: true,
  });
  const isReleased =
    delivery?.status === 'held' && typeof delivery.lead === 'number'
      ? await releaseLead(req.payload, delivery.lead, actorOf(req))
      : false;
  const isSent = (await requeueDelivery(req.payload, id)) || isReleased;
  return isSent
    ? answer({ sent: 1 })
    : notFound('No such delivery, or it is delivered or on its way');
});

/** POST /api/deliveries/send-failed-again: queues every failed delivery again. */
export const sendAllFailedAgain: PayloadHandler = async (req) => {
  if (!isSalesOrAdminUser(req)) return forbidden();
  return answer({ sent: await requeueFailedDeliveries(req.payload) });
};

/** POST /api/leads/:id/release: releases a lead that was held as suspected. */
export const releaseHeld = forRecord(isSalesOrAdminUser, 'lead', async (req, id) => {
  return (await releaseLead(req.payload, id, actorOf(req)))
    ? answer({ released: 1 })
    : notFound('No such lead, or it is not held');
});
