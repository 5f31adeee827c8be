import { env } from '@/lib/env';
import type { Consent } from '@/payload-types';
import { hubspotBase } from '../delivery/hubspot/hubspot-base-url';
import { httpRequest, isSuccess } from '../delivery/http-request';
import { findNotesOfPerson, findPersons } from '../delivery/pipedrive/find-pipedrive-records';
import { add, urlOf } from '../delivery/pipedrive/pipedrive-client';
import type { Connector } from '../model/delivery-targets';
import { NoticeError } from './privacy-notice';

type Withdrawn = readonly Pick<Consent, 'id' | 'purpose' | 'createdAt'>[];

/** The longest answer that is read for its reason. */
const MAX_ANSWER_BYTES = 64 * 1024;

async function send(
  method: 'POST' | 'PATCH',
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
) {
  return httpRequest(method, url, headers, body === undefined ? undefined : JSON.stringify(body), {
    allowInner: env().ALLOW_LOOPBACK_TARGETS,
    keepAnswer: MAX_ANSWER_BYTES,
  });
}

/** What colleagues read at the person in Pipedrive. The last word tells this note from others. */
function noteOf(withdrawn: Withdrawn): { content: string; marker: string } {
  const purposes = [...new Set(withdrawn.map(({ purpose }) => purpose))].join(', ');
  const day = (withdrawn[0]?.createdAt ?? '').slice(0, 10);
  const marker = `#withdrawal-${withdrawn.map(({ id }) => id).join('-')}`;
  return {
    marker,
    content: `<p>Đã rút lại đồng ý / Consent withdrawn: ${purposes} (${day})</p><p>${marker}</p>`,
  };
}

/**
 * Every person with this address is unsubscribed from marketing, and gets a note that says what was withdrawn: Pipedrive
 * has no field for consent to an answer. `marketing_status` of a person that may not be changed stays as it is there.
 */
async function withdrawInPipedrive(email: string, withdrawn: Withdrawn): Promise<void> {
  const token = env().PIPEDRIVE_API_TOKEN;
  if (!token) throw new NoticeError('NOT_CONFIGURED', true);
  const { content, marker } = noteOf(withdrawn);
  for (const person of await findPersons('email', email)) {
    const url = urlOf({ path: `/api/v2/persons/${person}` });
    const body = { marketing_status: 'unsubscribed' };
    const { status } = await send('PATCH', url, { 'x-api-token': token }, body);
    // Deleted over there since it was found.
    if (status === 404 || status === 410) continue;
    if (!isSuccess(status)) throw new NoticeError(`HTTP_${status}`);
    const notes = await findNotesOfPerson(person);
    if (notes.some((note) => note.includes(marker))) continue;
    await add({
      method: 'POST',
      url: urlOf({ path: '/api/v1/notes' }),
      body: { person_id: person, content },
    });
  }
}

/**
 * The address is unsubscribed in HubSpot: from the subscription of marketing where that alone is withdrawn and its id is
 * known, else from all e-mail. Needs a token with the scope `communication_preferences.write`.
 */
async function withdrawInHubspot(email: string, withdrawn: Withdrawn): Promise<void> {
  const { HUBSPOT_ACCESS_TOKEN, HUBSPOT_SUBSCRIPTION_ID } = env();
  if (!HUBSPOT_ACCESS_TOKEN) throw new NoticeError('NOT_CONFIGURED', true);
  const statuses = `${hubspotBase()}/communication-preferences/v4/statuses/${encodeURIComponent(email)}`;
  const headers = { Authorization: `Bearer ${HUBSPOT_ACCESS_TOKEN}` };
  const isMarketing = withdrawn.every(({ purpose }) => purpose === 'marketing');
  const { status, body } =
    isMarketing && HUBSPOT_SUBSCRIPTION_ID !== undefined
      ? await send('POST', statuses, headers, {
          channel: 'EMAIL',
          statusState: 'UNSUBSCRIBED',
          subscriptionId: HUBSPOT_SUBSCRIPTION_ID,
        })
      : await send('POST', `${statuses}/unsubscribe-all?channel=EMAIL`, headers);
  // HubSpot answers 404 for an address it does not know, and 400 for one that is unsubscribed already.
  const isDone =
    isSuccess(status) || status === 404 || (status === 400 && /already unsubscribed/i.test(body));
  if (!isDone) throw new NoticeError(`HTTP_${status}`);
}

/**
 * One attempt to have a CRM note that a person's consents are withdrawn; a person it does not know needs nothing.
 *
 * @throws NoticeError, and the errors of reading from Pipedrive (`callCrm`)
 */
export const withdrawInCrm: Record<
  Connector,
  (email: string, withdrawn: Withdrawn) => Promise<void>
> = { pipedrive: withdrawInPipedrive, hubspot: withdrawInHubspot };
