import { z } from 'zod';
import { env } from '@/lib/env';
import type { Consent } from '@/payload-types';
import { hubspotBase } from '../delivery/hubspot/hubspot-base-url';
import { httpRequest, isSuccess } from '../delivery/send-http-request';
import { findNotesOfPerson, findPersons } from '../delivery/pipedrive/find-pipedrive-records';
import { add, urlOf } from '../delivery/pipedrive/pipedrive-client';
import type { Connector } from '../model/delivery-targets';
import { NoticeError } from './external-erasure-request';

type Withdrawn = readonly Pick<Consent, 'id' | 'purpose' | 'createdAt'>[];

/** The maximum length, in bytes, of an answer that is read for the reason of a refusal. */
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

/** The note that colleagues read on the person in Pipedrive. Its last word distinguishes it from other notes. */
function noteOf(withdrawn: Withdrawn): { content: string; marker: string } {
  const purposes = [...new Set(withdrawn.map(({ purpose }) => purpose))].join(', ');
  const day = (withdrawn[0]?.createdAt ?? '').slice(0, 10);
  const marker = `#withdrawal-${withdrawn.map(({ id }) => id).join('-')}`;
  return {
    marker,
    content: `<p>Đã rút lại đồng ý / Consent withdrawn: ${purposes} (${day})</p><p>${marker}</p>`,
  };
}

/** HTTP statuses that refuse this change for good: another attempt would be refused too. */
const REFUSED_FOR_GOOD: readonly number[] = [400, 409, 422];

const changed = z.object({ data: z.object({ marketing_status: z.string().nullish() }) });

/**
 * Whether Pipedrive answers the change with a person who still gets marketing: it leaves a status that may not change
 * any more as it is, and answers with it. The answer has no status in accounts that send no marketing.
 */
function isStillSubscribed(answer: string): boolean {
  try {
    return changed.safeParse(JSON.parse(answer)).data?.data.marketing_status === 'subscribed';
  } catch {
    return false;
  }
}

/**
 * Unsubscribes every person with this e-mail address from marketing in Pipedrive, and adds a note that says what was
 * withdrawn, because Pipedrive has no field for the consent to a reply. The note is added even where Pipedrive refuses
 * to change the marketing status, which may change only once: colleagues then read it there.
 */
async function withdrawInPipedrive(email: string, withdrawn: Withdrawn): Promise<void> {
  const token = env().PIPEDRIVE_API_TOKEN;
  if (!token) throw new NoticeError('NOT_CONFIGURED', true);
  const { content, marker } = noteOf(withdrawn);
  let refused: NoticeError | undefined;
  for (const person of await findPersons('email', email)) {
    const url = urlOf({ path: `/api/v2/persons/${person}` });
    const body = { marketing_status: 'unsubscribed' };
    const answer = await send('PATCH', url, { 'x-api-token': token }, body);
    const { status } = answer;
    // The person was deleted in Pipedrive after the search had found it.
    if (status === 404 || status === 410) continue;
    if (status === 429 || status >= 500) throw new NoticeError(`HTTP_${status}`);
    if (!isSuccess(status)) {
      refused = new NoticeError(`HTTP_${status}`, REFUSED_FOR_GOOD.includes(status));
    } else if (isStillSubscribed(answer.body)) refused = new NoticeError('STILL_SUBSCRIBED', true);
    const notes = await findNotesOfPerson(person);
    if (notes.some((note) => note.includes(marker))) continue;
    await add({
      method: 'POST',
      url: urlOf({ path: '/api/v1/notes' }),
      body: { person_id: person, content },
    });
  }
  if (refused) throw refused;
}

/**
 * Unsubscribes the e-mail address in HubSpot: from the marketing subscription if only marketing is withdrawn and
 * `HUBSPOT_SUBSCRIPTION_ID` is set, otherwise from all e-mail. Needs a token with the scope
 * `communication_preferences.write`.
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
  // HubSpot answers 404 for an address that it does not know, and 400 for one that is unsubscribed already.
  const isDone =
    isSuccess(status) || status === 404 || (status === 400 && /already unsubscribed/i.test(body));
  if (!isDone) throw new NoticeError(`HTTP_${status}`);
}

/**
 * Makes one attempt to have a CRM record that a person's consents are withdrawn; a CRM that does not know the person
 * has nothing to do.
 * @throws NoticeError, and the errors of reading from Pipedrive (`callCrm`)
 */
export const withdrawInCrm: Record<
  Connector,
  (email: string, withdrawn: Withdrawn) => Promise<void>
> = { pipedrive: withdrawInPipedrive, hubspot: withdrawInHubspot };
