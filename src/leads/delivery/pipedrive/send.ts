import type { CrmRequest } from '../crm-request';
import { MissingError } from '../delivery-errors';
import type { Progress } from '../delivery-progress';
import type { RemoteIds } from '../remote-ids';
import type { Memory, Shipment } from '../crm-lead';
import { add, urlOf } from './client';
import { findDeal, findNote, findOrganization, findPerson } from './find';
import { dealBody, noteBody, organizationBody, organizationName, personBody } from './records';

const requests = {
  organization: (shipment: Shipment): CrmRequest => ({
    method: 'POST',
    url: urlOf({ path: '/api/v2/organizations' }),
    body: organizationBody(shipment),
  }),
  person: (shipment: Shipment, organizationId: number | undefined): CrmRequest => ({
    method: 'POST',
    url: urlOf({ path: '/api/v2/persons' }),
    body: personBody(shipment, organizationId),
  }),
  deal: (shipment: Shipment, personId: number, organizationId: number | undefined): CrmRequest => ({
    method: 'POST',
    url: urlOf({ path: '/api/v2/deals' }),
    body: dealBody(shipment, personId, organizationId),
  }),
  note: (shipment: Shipment, dealId: number): CrmRequest => ({
    method: 'POST',
    url: urlOf({ path: '/api/v1/notes' }),
    body: noteBody(shipment, dealId),
  }),
};

type IdKey = 'organizationId' | 'personId' | 'dealId' | 'noteId';

/** The id of one record: known from an earlier attempt, found over there, or of a new one. */
async function ensure(
  progress: Progress,
  key: IdKey,
  find: () => Promise<number | string | null>,
  request: () => CrmRequest,
): Promise<number> {
  const known = progress.ids[key];
  if (known !== undefined) return Number(known);
  const existing = await find();
  const asIds = (id: number | string): RemoteIds => ({ [key]: String(id) });
  if (existing === null) await progress.once(key, async () => asIds(await add(request())));
  else await progress.found(asIds(existing));
  return Number(progress.ids[key]);
}

/** Organization, person, deal and note, in the order in which each needs those before it. */
async function sendRecords(shipment: Shipment, progress: Progress, memory: Memory): Promise<void> {
  const name = organizationName(shipment);
  const organizationId = name
    ? await ensure(
        progress,
        'organizationId',
        async () => memory.organizationId ?? (await findOrganization(name)),
        () => requests.organization(shipment),
      )
    : undefined;
  const personId = await ensure(
    progress,
    'personId',
    async () => memory.personId ?? (await findPerson(shipment)),
    () => requests.person(shipment, organizationId),
  );
  const dealId = await ensure(
    progress,
    'dealId',
    () => findDeal(shipment, personId),
    () => requests.deal(shipment, personId, organizationId),
  );
  await ensure(
    progress,
    'noteId',
    () => findNote(shipment, dealId),
    () => requests.note(shipment, dealId),
  );
}

/**
 * Organization (by its name), person (by e-mail), deal and note, each looked for before it is added, so
 * that trying again after a lost answer adds nothing twice. Where a record that we remember has been
 * deleted over there, everything is looked for again, once.
 */
export async function sendToPipedrive(
  shipment: Shipment,
  progress: Progress,
  memory: Memory,
): Promise<void> {
  try {
    await sendRecords(shipment, progress, memory);
  } catch (error) {
    if (!(error instanceof MissingError)) throw error;
    await progress.forget();
    await sendRecords(shipment, progress, { personId: null, organizationId: null });
  }
}

/** What would be added for a lead that is new over there; ids to come stand as 0. */
export const planPipedrive = (shipment: Shipment): CrmRequest[] => {
  const organizationId = organizationName(shipment) ? 0 : undefined;
  return [
    ...(organizationId === undefined ? [] : [requests.organization(shipment)]),
    requests.person(shipment, organizationId),
    requests.deal(shipment, 0, organizationId),
    requests.note(shipment, 0),
  ];
};
