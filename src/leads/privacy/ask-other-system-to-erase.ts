import { env } from '@/lib/env';
import { urlOf } from '../delivery/pipedrive/pipedrive-client';
import { findOurRecords, findPersons } from '../delivery/pipedrive/find-pipedrive-records';
import { hubspotBase } from '../delivery/hubspot/hubspot-base-url';
import { httpRequest, isSuccess } from '../delivery/send-http-request';
import { postSigned } from '../delivery/post-signed-webhook';
import type { DeliveryTarget } from '../model/delivery-targets';
import { type Notice, NoticeError } from './external-erasure-request';

/** How long the other system's search index may lag: a person who is not found after this time does not exist there. */
const SEARCH_DELAY_MS = 15 * 60_000;

/** Whether the answer to a deletion means that the record is gone: it was deleted now or before. */
const isForgotten = (status: number): boolean =>
  isSuccess(status) || status === 404 || status === 410;

async function call(
  method: 'POST' | 'DELETE',
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<void> {
  const { status } = await httpRequest(method, url, headers, body, {
    allowInner: env().ALLOW_LOOPBACK_TARGETS,
    keepAnswer: 0,
  });
  if (!isForgotten(status)) throw new NoticeError(`HTTP_${status}`);
}

async function tellWebhook({ leads, keys }: Notice, { id }: Told): Promise<void> {
  const target = env().LEAD_WEBHOOK_URL;
  if (!target) throw new NoticeError('NOT_CONFIGURED', true);
  const body = JSON.stringify({ type: 'lead.erased', id: `erasure-${id}`, leads, keys });
  const { status } = await postSigned(target, body, `erasure-${id}`);
  // A 404 may mean a moved URL of the webhook; only a 410 confirms that the leads are gone.
  if (!isSuccess(status) && status !== 410) throw new NoticeError(`HTTP_${status}`);
}

async function pipedrivePersons({ persons, emails, phones }: Notice): Promise<Set<string>> {
  const all = new Set(persons);
  for (const email of emails) for (const id of await findPersons('email', email)) all.add(`${id}`);
  for (const phone of phones) for (const id of await findPersons('phone', phone)) all.add(`${id}`);
  return all;
}

/**
 * Deletes persons in Pipedrive, found by id, e-mail address and telephone number. Notes and deals that we made go
 * first, so that none is left without its person.
 * @throws NoticeError `ANSWER_LOST` while the search may not yet show a person whose id never reached us
 */
async function tellPipedrive(about: Notice, { since }: Told): Promise<void> {
  const token = env().PIPEDRIVE_API_TOKEN;
  if (!token) throw new NoticeError('NOT_CONFIGURED', true);
  const persons = await pipedrivePersons(about);
  const deals = new Set(about.deals);
  const notes = new Set(about.notes);
  for (const person of persons) {
    const ours = await findOurRecords(Number(person));
    for (const id of ours.deals) deals.add(`${id}`);
    for (const id of ours.notes) notes.add(`${id}`);
  }
  const paths = [
    ...[...notes].map((id) => `/api/v1/notes/${id}`),
    ...[...deals].map((id) => `/api/v2/deals/${id}`),
    ...[...persons].map((id) => `/api/v2/persons/${id}`),
  ];
  for (const path of paths) await call('DELETE', urlOf({ path }), { 'x-api-token': token });
  if (persons.size > 0 || !about.isOpen) return;
  if (Date.now() - since.getTime() < SEARCH_DELAY_MS) throw new NoticeError('ANSWER_LOST');
}

/** Permanently deletes contacts in HubSpot by e-mail address (its endpoint `gdpr-delete`), which needs a token. */
async function tellHubspot({ emails }: Notice): Promise<void> {
  const { HUBSPOT_ACCESS_TOKEN } = env();
  if (!HUBSPOT_ACCESS_TOKEN) throw new NoticeError('NOT_CONFIGURED', true);
  if (emails.length === 0) throw new NoticeError('NO_EMAIL', true);
  const base = hubspotBase();
  for (const objectId of emails) {
    await call(
      'POST',
      `${base}/crm/v3/objects/contacts/gdpr-delete`,
      { Authorization: `Bearer ${HUBSPOT_ACCESS_TOKEN}` },
      JSON.stringify({ objectId, idProperty: 'email' }),
    );
  }
}

/** The row of a notice: its id, and when it was created. */
type Told = { id: number; since: Date };

/**
 * Makes one attempt to have another system erase a person.
 *
 * @throws NoticeError, and the errors of reading from Pipedrive (`callCrm`)
 */
export const notifyRecipient: Record<DeliveryTarget, (about: Notice, told: Told) => Promise<void>> =
  {
    webhook: tellWebhook,
    pipedrive: tellPipedrive,
    hubspot: tellHubspot,
  };
