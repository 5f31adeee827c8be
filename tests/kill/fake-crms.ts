import { until } from '../support/cms-for-lead-tests';
import { startHubspot, startPipedrive } from '../support/fake-crm-servers';

const BROUGHT_WITHIN_SECONDS = 900;

export type CrmDelivery = {
  lead: number;
  target: 'pipedrive' | 'hubspot';
  key: string;
  status: string;
};

export const CRM_DELIVERIES = `
  SELECT lead_id AS lead, target, idempotency_key AS key, status FROM deliveries
  WHERE target IN ('pipedrive', 'hubspot')`;

export type CrmTally = {
  /** The number of deals with their notes, and of submissions, in the CRMs. */
  brought: number;
  /** Counts of errors, which must stay zero. */
  notBrought: number;
  broughtTwice: number;
};

const repeated = (keys: readonly string[]): number => keys.length - new Set(keys).size;

/**
 * Fake servers of both CRMs, which behave as their vendors document, for a site that is killed while it delivers
 * leads to them.
 */
export async function startCrms() {
  const [pipedrive, hubspot] = await Promise.all([startPipedrive(), startHubspot()]);

  /** The property that identifies a lead's records in a CRM: see docs/crm.md. */
  const marker = ({ lead, key }: CrmDelivery) => `#${lead}-${key.slice(0, 8)}`;
  const dealMarkers = () => pipedrive.deals.map(({ title }) => title.split(' ').at(-1) ?? '');
  const pages = () => hubspot.submissions.map(({ context }) => context.pageUri);

  function missing(deliveries: readonly CrmDelivery[]): number {
    const noted = new Set(pipedrive.notes.map((note) => note.deal_id));
    const whole = new Set(
      pipedrive.deals.filter(({ id }) => noted.has(id)).map(({ title }) => title.split(' ').at(-1)),
    );
    const keys = new Set(pages().map((page) => new URL(page).searchParams.get('lead')));
    return deliveries.filter((delivery) =>
      delivery.target === 'pipedrive' ? !whole.has(marker(delivery)) : !keys.has(delivery.key),
    ).length;
  }

  return {
    env: {
      PIPEDRIVE_API_TOKEN: 'a-token-of-pipedrive',
      PIPEDRIVE_URL: pipedrive.url,
      HUBSPOT_PORTAL_ID: '4711',
      HUBSPOT_FORM_GUID: '0f6e3f5c-8a1d-4c53-9b1e-3c1d0d6c8e11',
      HUBSPOT_ACCESS_TOKEN: 'a-token-of-hubspot',
      HUBSPOT_URL: hubspot.url,
    },
    /** Waits until every delivery is done and marked as such, and counts the records. */
    async count(read: () => Promise<CrmDelivery[]>): Promise<CrmTally> {
      const isOver = async () => (await read()).every(({ status }) => status === 'delivered');
      await until(isOver, BROUGHT_WITHIN_SECONDS).catch(() => undefined); // missing records are counted below
      const deliveries = await read();
      const notNoted = deliveries.filter(({ status }) => status !== 'delivered').length;
      return {
        brought: pipedrive.deals.length + hubspot.submissions.length,
        notBrought: Math.max(missing(deliveries), notNoted),
        broughtTwice:
          repeated(dealMarkers()) +
          repeated(pipedrive.notes.map((note) => String(note.deal_id))) +
          repeated(pipedrive.persons.map(({ emails }) => emails[0]?.value ?? '')) +
          repeated(pipedrive.organizations.map(({ name }) => name)) +
          repeated(pages()),
      };
    },
    stop: () => Promise.all([pipedrive.stop(), hubspot.stop()]),
  };
}
