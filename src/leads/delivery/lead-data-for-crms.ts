import type { WholeLead } from './load-lead-for-delivery';

/**
 * The data of a lead that CRMs get; `key` is the delivery's idempotency key, by which the record in the CRM is found
 * again.
 */
export type CrmLead = WholeLead & { key: string };

/** Ids of records that were created a moment ago, which the CRM's search may not find yet. */
export type KnownIds = { personId: string | null; organizationId: string | null };
