import type { CrmRequest } from '../crm-request';
import { MissingError } from '../delivery-errors';
import type { Progress } from '../delivery-progress';
import type { CrmProgress } from '../crm-progress-schema';
import type { KnownIds, CrmLead } from '../lead-data-for-crms';
import { add, urlOf } from './pipedrive-client';
import { findDeal, findNote, findOrganization, findPerson } from './find-pipedrive-records';
import {
  dealBody,
  noteBody,
  organizationBody,
  organizationName,
  personBody,
} from './pipedrive-record-bodies';

const requests = {
  organization: (crmLead: CrmLead): CrmRequest => ({
    method: 'POST',
    url: urlOf({ path: '/api/v2/organizations' }),
    body: organizationBody(crmLead),
  }),
  person: (crmLead: CrmLead, organizationId: number | undefined): CrmRequest => ({
    method: 'POST',
    url: urlOf({ path: '/api/v2/persons' }),
    body: personBody(crmLead, organizationId),
  }),
  deal: (crmLead: CrmLead, personId: number, organizationId: number | undefined): CrmRequest => ({
    method: 'POST',
    url: urlOf({ path: '/api/v2/deals' }),
    body: dealBody(crmLead, personId, organizationId),
  }),
  note: (crmLead: CrmLead, dealId: number): CrmRequest => ({
    method: 'POST',
    url: urlOf({ path: '/api/v1/notes' }),
    body: noteBody(crmLead, dealId),
  }),
};

type IdKey = 'organizationId' | 'personId' | 'dealId' | 'noteId';

/** Returns the id of a record in Pipedrive: known from an earlier attempt, found by a search, or just created. */
async function ensure(
  progress: Progress,
  key: IdKey,
  find: () => Promise<number | string | null>,
  request: () => CrmRequest,
): Promise<number> {
  const known = progress.ids[key];
  if (known !== undefined) return Number(known);
  const existing = await find();
  const asIds = (id: number | string): CrmProgress => ({ [key]: String(id) });
  if (existing === null) await progress.once(key, async () => asIds(await add(request())));
  else await progress.found(asIds(existing));
  return Number(progress.ids[key]);
}

/** Sends organization, person, deal and note in this order, because each refers to the ones before it. */
async function sendRecords(
  crmLead: CrmLead,
  progress: Progress,
  knownIds: KnownIds,
): Promise<void> {
  const name = organizationName(crmLead);
  const organizationId = name
    ? await ensure(
        progress,
        'organizationId',
        async () => knownIds.organizationId ?? (await findOrganization(name)),
        () => requests.organization(crmLead),
      )
    : undefined;
  const personId = await ensure(
    progress,
    'personId',
    async () => knownIds.personId ?? (await findPerson(crmLead)),
    () => requests.person(crmLead, organizationId),
  );
  const dealId = await ensure(
    progress,
    'dealId',
    () => findDeal(crmLead, personId),
    () => requests.deal(crmLead, personId, organizationId),
  );
  await ensure(
    progress,
    'noteId',
    () => findNote(crmLead, dealId),
    () => requests.note(crmLead, dealId),
  );
}

/**
 * Sends organization (found by its name), person (by e-mail or phone number), deal and note. Each is searched for
 * before it is added, so that a retry after a lost answer creates no duplicates. When a record with a known id has
 * been deleted in Pipedrive, all are searched for again, once.
 */
export async function sendToPipedrive(
  crmLead: CrmLead,
  progress: Progress,
  knownIds: KnownIds,
): Promise<void> {
  try {
    await sendRecords(crmLead, progress, knownIds);
  } catch (error) {
    if (!(error instanceof MissingError)) throw error;
    await progress.forget();
    await sendRecords(crmLead, progress, { personId: null, organizationId: null });
  }
}

/** The requests of a dry run for a lead that Pipedrive does not know; ids to come are 0. */
export const planPipedrive = (crmLead: CrmLead): CrmRequest[] => {
  const organizationId = organizationName(crmLead) ? 0 : undefined;
  return [
    ...(organizationId === undefined ? [] : [requests.organization(crmLead)]),
    requests.person(crmLead, organizationId),
    requests.deal(crmLead, 0, organizationId),
    requests.note(crmLead, 0),
  ];
};
