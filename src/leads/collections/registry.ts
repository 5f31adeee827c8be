import type { CollectionConfig, GlobalConfig } from 'payload';
import { officeHours } from '../clock/office-hours-global';
import { accessLog } from './access-log';
import { adLeads } from './ad-leads';
import { connectors } from './connectors';
import { consents } from './consents';
import { deliveries } from './deliveries';
import { documentLinks } from './document-links';
import { documents } from './documents';
import { formStashes } from './form-stashes';
import { leadEvents } from './lead-events';
import { leadNotes } from './lead-notes';
import { leadSettings } from './lead-settings';
import { leadViews } from './lead-views';
import { leads } from './leads';
import { mailSettings } from './mail-settings';
import { mailTemplates } from './mail-templates';
import { mails } from './mails';
import { privacyNotices } from './privacy-notices';
import { privacyRequests } from './privacy-requests';
import { privacySettings } from './privacy-settings';
import { resumes } from './resumes';
import { subscribers } from './subscribers';
import { ticketTypes } from './ticket-types';
import { tickets } from './tickets';

/** What the CMS adds for leads; `leads/` is their only writer. */
export const leadCollections: CollectionConfig[] = [
  leads,
  adLeads,
  leadNotes,
  leadEvents,
  leadViews,
  tickets,
  ticketTypes,
  subscribers,
  documents,
  documentLinks,
  resumes,
  mails,
  mailTemplates,
  deliveries,
  connectors,
  consents,
  formStashes,
  accessLog,
  privacyRequests,
  privacyNotices,
];

export const leadGlobals: GlobalConfig[] = [
  leadSettings,
  mailSettings,
  officeHours,
  privacySettings,
];
