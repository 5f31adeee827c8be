import type { Tab } from 'payload';
import { nobodyField } from '@/cms/access/roles';
import { touchFields } from './lead-stage-work-and-search-fields';
import { jsonRecordField } from './json-record-field';

/** The tabs below the summary in a lead's form: the history, the records, and the source. */
export const leadTabs: Tab[] = [
  {
    label: { vi: 'Diễn biến', en: 'History' },
    fields: [
      {
        name: 'history',
        type: 'ui',
        label: { vi: 'Diễn biến', en: 'History' },
        admin: {
          components: { Field: '/leads/admin/lead-screens-loaded-later.client#LeadHistory' },
          disableBulkEdit: true,
          disableListColumn: true,
        },
      },
    ],
  },
  {
    label: { vi: 'Thư, vé, đồng ý', en: 'Mails, tickets, consents' },
    fields: [
      {
        name: 'resumes',
        type: 'join',
        collection: 'resumes',
        on: 'lead',
        label: { vi: 'CV', en: 'Résumé' },
        admin: {
          allowCreate: false,
          condition: (data) => data.kind === 'career',
          defaultColumns: ['filename', 'originalName', 'filesize'],
        },
      },
      {
        name: 'tickets',
        type: 'join',
        collection: 'tickets',
        on: 'lead',
        label: { vi: 'Vé', en: 'Tickets' },
        admin: {
          allowCreate: false,
          condition: (data) => data.kind === 'get-ticket',
          defaultColumns: ['code', 'ticketType', 'quantity', 'total', 'status'],
        },
      },
      {
        name: 'mails',
        type: 'join',
        collection: 'mails',
        on: 'lead',
        label: { vi: 'Thư', en: 'Mails' },
        admin: { allowCreate: false, defaultColumns: ['kind', 'to', 'status', 'sentAt'] },
      },
      {
        name: 'consents',
        type: 'join',
        collection: 'consents',
        on: 'lead',
        label: { vi: 'Đồng ý', en: 'Consents' },
        admin: { allowCreate: false, defaultColumns: ['purpose', 'granted', 'text', 'createdAt'] },
      },
      {
        name: 'deliveries',
        type: 'join',
        collection: 'deliveries',
        on: 'lead',
        label: { vi: 'Chuyển giao', en: 'Deliveries' },
        admin: {
          allowCreate: false,
          defaultColumns: ['target', 'status', 'attempts', 'updatedAt'],
        },
      },
    ],
  },
  {
    label: { vi: 'Nguồn', en: 'Source' },
    fields: [
      jsonRecordField({
        name: 'attribution',
        label: { vi: 'Nguồn', en: 'Source' },
        access: { update: nobodyField },
        admin: { components: { Cell: '/leads/admin/lead-source-cell#LeadSourceCell' } },
      }),
      ...touchFields,
    ],
  },
];
