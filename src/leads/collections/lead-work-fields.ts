import type { Field } from 'payload';
import { nobodyField } from '@/cms/access/roles';
import {
  LEAD_ASSIGNED,
  LEAD_UNASSIGNED,
  leadSources,
  leadStatuses,
  optionsOf,
} from '../model/lead-codes';
import { recordField } from './record-field';
import { deskStaff } from '../model/desk-staff';
import { idOfOwner } from '../model/id-of-owner';
import { leadStages } from '../schema/lead-stages';
import { undrawn } from './submitted-fields';

const kept = { update: nobodyField };
const aside = { readOnly: true, components: undrawn };

const deskPart = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  admin: { components: { Field: component }, disableBulkEdit: true, disableListColumn: true },
});

/** Who works on a lead, and how far they are: all that sales changes. It stands under the summary, or beside it. */
const stateFields: Field = {
  type: 'row',
  admin: { className: 'lead-state' },
  fields: [
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      filterOptions: () => deskStaff,
      label: { vi: 'Người phụ trách', en: 'Owner' },
      admin: { allowCreate: false, allowEdit: false },
    },
    {
      name: 'stage',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      label: { vi: 'Giai đoạn', en: 'Stage' },
      options: optionsOf(leadStages),
    },
  ],
};

/** What a colleague does about a lead, in the order of its form: the summary, whose it is, then letter and note. */
export const deskFields: Field[] = [
  deskPart('summary', '/leads/admin/lead-summary#LeadSummaryField'),
  stateFields,
  deskPart('work', '/leads/admin/lead-work.client#LeadWork'),
];

/** What a form was opened with: kept nowhere, shown to nobody. */
const seenField = {
  virtual: true,
  label: false,
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
} as const;

/** What is written down about the work on a lead. */
export const workFields: Field[] = [
  // The owner and the stage when the form was opened, sent back with it (see `mergeConcurrentUpdate`).
  {
    ...seenField,
    name: 'ownerSeen',
    type: 'number',
    hooks: { afterRead: [({ siblingData }) => idOfOwner(siblingData.owner)] },
  },
  {
    ...seenField,
    name: 'stageSeen',
    type: 'text',
    hooks: { afterRead: [({ siblingData }) => siblingData.stage as unknown] },
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    defaultValue: LEAD_UNASSIGNED,
    label: { vi: 'Trạng thái', en: 'Status' },
    options: ([LEAD_UNASSIGNED, LEAD_ASSIGNED] as const).map((value) => ({
      value,
      label: leadStatuses[value],
    })),
    access: kept,
    admin: aside,
  },
  {
    name: 'assignedAt',
    type: 'date',
    label: { vi: 'Giao lúc', en: 'Assigned at' },
    access: kept,
    admin: { ...aside, date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'source',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'form',
    label: { vi: 'Đến từ', en: 'Came by' },
    options: optionsOf(leadSources),
    access: kept,
    admin: aside,
  },
  {
    name: 'dealId',
    type: 'text',
    index: true,
    label: { vi: 'Mã thương vụ trong CRM', en: 'Deal in the CRM' },
    access: kept,
    admin: aside,
  },
];

const touch = (name: string, vi: string, en: string): Field =>
  recordField({
    name,
    label: { vi, en },
    access: kept,
    admin: { condition: (data) => Boolean(data[name]) },
  });

/** First and last visit that led to the request: names of campaigns and pages, as strings. */
export const touchFields: Field[] = [
  touch('firstTouch', 'Lần ghé đầu tiên', 'First touch'),
  touch('lastTouch', 'Lần ghé gần nhất', 'Last touch'),
];

const hidden = (name: string, label?: { vi: string; en: string }): Field => ({
  name,
  type: 'text',
  label: label ?? false,
  index: true,
  access: kept,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
});

/**
 * By what a lead is found: `person` is the same UUID on every lead of one person, `emailKey` the address
 * as it is compared, `searchText` the words a search looks through (small letters, no diacritics).
 */
export const findFields: Field[] = [
  hidden('person'),
  hidden('emailKey'),
  hidden('searchText', {
    vi: 'tên, email, điện thoại, công ty',
    en: 'name, e-mail, phone, company',
  }),
];
