import type { CollectionConfig, Config, GlobalConfig, Plugin } from 'payload';
import { officeHours } from './sla/office-hours-global';
import { answerTemplates } from './collections/answer-templates';
import { accessLog } from './collections/access-log';
import { adLeads } from './collections/ad-leads';
import { connectors } from './collections/crm-circuit-breakers';
import { consents } from './collections/consents';
import { deliveries } from './collections/deliveries';
import { documentLinks } from './collections/document-links';
import { documents } from './collections/requestable-documents';
import { formStashes } from './collections/rejected-form-inputs';
import { leadEvents } from './collections/lead-events';
import { leadMentions } from './collections/lead-mentions';
import { leadNotes } from './collections/lead-notes';
import { leadSettings } from './collections/lead-settings';
import { leadViews } from './collections/saved-lead-views';
import { leads } from './collections/leads';
import { mailSettings } from './collections/mail-settings';
import { mailTemplates } from './collections/mail-templates';
import { mails } from './collections/mails';
import { privacyNotices } from './collections/external-erasure-requests';
import { privacyRequests } from './collections/privacy-requests';
import { privacySettings } from './collections/privacy-settings';
import { resumes } from './collections/resumes';
import { subscribers } from './collections/newsletter-subscribers';
import { ticketTypes } from './collections/ticket-types';
import { tickets } from './collections/tickets';
import { staffMail } from './mail/cms-mail-adapter';

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

const leadGlobals: GlobalConfig[] = [leadSettings, mailSettings, officeHours, privacySettings];

/** The views of the lead desk in the admin. Paths of components are relative to the folder of the CMS configuration. */
const views: NonNullable<NonNullable<Config['admin']>['components']>['views'] = {
  leadsBoard: {
    Component: '/leads/admin/views/unanswered-leads-board-view#BoardView',
    path: '/leads-board',
  },
  door: { Component: '/leads/admin/check-in/check-in-view#CheckInView', path: '/door' },
  leadsByStage: {
    Component: '/leads/admin/views/stage-board-view#StagesView',
    path: '/leads-by-stage',
  },
  responseTimes: {
    Component: '/leads/admin/views/response-times-view#ResponseView',
    path: '/response-times',
  },
};

/**
 * Adds to the CMS what leads need: their collections, which only `src/leads` writes, their views, and mails to staff.
 */
export const leadPlugin: Plugin = (config) => {
  const components = config.admin?.components;
  return {
    ...config,
    email: staffMail,
    admin: {
      ...config.admin,
      components: {
        ...components,
        providers: [
          ...(components?.providers ?? []),
          '/leads/admin/check-in/send-stored-entries.client#SendStoredEntries',
        ],
        views: { ...components?.views, ...views },
      },
    },
    collections: [...(config.collections ?? []), ...leadCollections],
    globals: [...(config.globals ?? []), ...leadGlobals],
  };
};
