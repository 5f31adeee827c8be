import type { CollectionConfig, GlobalConfig } from 'payload';
import { officeHours } from './sla/office-hours-global';
import { answerTemplates } from './collections/answer-templates';
import { accessLog } from './collections/access-log';
import { adLeads } from './collections/ad-leads';
import { connectors } from './collections/connectors';
import { consents } from './collections/consents';
import { deliveries } from './collections/deliveries';
import { documentLinks } from './collections/document-links';
import { documents } from './collections/documents';
import { formStashes } from './collections/form-stashes';
import { leadEvents } from './collections/lead-events';
import { leadMentions } from './collections/lead-mentions';
import { leadNotes } from './collections/lead-notes';
import { leadSettings } from './collections/lead-settings';
import { leadViews } from './collections/lead-views';
import { leads } from './collections/leads';
import { mailSettings } from './collections/mail-settings';
import { mailTemplates } from './collections/mail-templates';
import { mails } from './collections/mails';
import { privacyNotices } from './collections/privacy-notices';
import { privacyRequests } from './collections/privacy-requests';
import { privacySettings } from './collections/privacy-settings';
import { resumes } from './collections/resumes';
import { subscribers } from './collections/subscribers';
import { ticketTypes } from './collections/ticket-types';
import { tickets } from './collections/tickets';

/** A Payload plugin that adds everything for leads to the CMS. Only `leads/` writes its collections. */
export const leadCollections: CollectionConfig[] = [
  leads,
  adLeads,
  leadNotes,
  leadMentions,
  leadEvents,
  leadViews,
  answerTemplates,
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
