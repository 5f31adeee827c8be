import type { PayloadHandler, PayloadRequest } from 'payload';
import { requeueDelivery, requeueFailedDeliveries } from '../queue/requeue';

/** Ids are Postgres integers; a greater one would be an error of the database. */
const GREATEST_ID = 2 ** 31 - 1;

const mayResend = ({ user }: PayloadRequest): boolean =>
  user?.role === 'admin' || user?.role === 'sales';

const forbidden = () =>
  Response.json(
    { code: 'forbidden', message: 'Only sales and admins send again' },
    { status: 403 },
  );

/** POST /api/deliveries/:id/send-again */
export const sendAgain: PayloadHandler = async (req) => {
  if (!mayResend(req)) return forbidden();
  const id = Number(req.routeParams?.id);
  if (!Number.isSafeInteger(id) || id > GREATEST_ID || id < 1) {
    return Response.json({ code: 'bad-request', message: 'Not a delivery id' }, { status: 400 });
  }
  const sent = await requeueDelivery(req.payload, id);
  return sent
    ? Response.json({ sent: 1 })
    : Response.json(
        { code: 'not-found', message: 'No such delivery, or it is delivered or on its way' },
        { status: 404 },
      );
};

/** POST /api/deliveries/send-failed-again */
export const sendAllFailedAgain: PayloadHandler = async (req) => {
  if (!mayResend(req)) return forbidden();
  return Response.json({ sent: await requeueFailedDeliveries(req.payload) });
};
