import type { WholeLead } from './load-lead';

/** A lead on its way to a CRM; the key is the delivery's and names the lead over there. */
export type CrmLead = WholeLead & { key: string };

/** Ids that are known already, so that a search that lags behind makes no second record. */
export type KnownIds = { personId: string | null; organizationId: string | null };
