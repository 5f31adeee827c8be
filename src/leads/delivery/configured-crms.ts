import { env } from '@/lib/env';
import type { CrmRequest } from './crm-request';
import type { Connector } from '../model/delivery-targets';
import { planHubspot, sendToHubspot } from './hubspot/send-to-hubspot';
import { planPipedrive, sendToPipedrive } from './pipedrive/send-to-pipedrive';
import type { Progress } from './delivery-progress';
import type { KnownIds, CrmLead } from './lead-data-for-crms';

type Vendor = {
  /** Whether the environment has all settings without which nothing can be sent to the CRM. */
  isConfigured: () => boolean;
  /**
   * Sends a lead to the CRM, and continues where an earlier attempt ended.
   * @throws WaitError, AttemptError, RefusedError, NotSentError, SupersededError
   */
  send: (crmLead: CrmLead, progress: Progress, knownIds: KnownIds) => Promise<void>;
  /** The requests that `send` would make for a lead that the CRM does not know, with placeholders for ids. */
  plan: (crmLead: CrmLead) => CrmRequest[];
};

export const connectors: Record<Connector, Vendor> = {
  pipedrive: {
    isConfigured: () => {
      const { PIPEDRIVE_API_TOKEN, PIPEDRIVE_DOMAIN, PIPEDRIVE_URL } = env();
      return Boolean(PIPEDRIVE_API_TOKEN && (PIPEDRIVE_DOMAIN ?? PIPEDRIVE_URL));
    },
    send: sendToPipedrive,
    plan: planPipedrive,
  },
  hubspot: {
    isConfigured: () => Boolean(env().HUBSPOT_PORTAL_ID && env().HUBSPOT_FORM_GUID),
    send: sendToHubspot,
    plan: planHubspot,
  },
};

export const connectorNames = Object.keys(connectors) as Connector[];
