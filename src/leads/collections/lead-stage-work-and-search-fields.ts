import type { Field } from 'payload';
import { nobodyField } from '@/cms/access/roles';
import {
  LEAD_ASSIGNED,
  LEAD_UNASSIGNED,
  leadSources,
  leadStatuses,
  optionsOf,
} from '../model/lead-codes';
import { jsonRecordField } from './json-record-field';
import { deskStaff } from '../model/roles-that-answer-leads';
import { idOfOwner } from '../model/id-of-owner';
import { leadStages } from '../schema/lead-stages';
import { hiddenFormField } from './lead-fields-from-form';

const kept = { update: nobodyField };
const aside = { readOnly: true, components: hiddenFormField };

const deskPart = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  admin: { components: { Field: component }, disableBulkEdit: true, disableListColumn: true },
});

/**
 * The fields of a lead that sales changes in the form: owner and stage. The form shows them below the summary, or
 * beside it where there is room.
 */
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
      admin: {
        allowCreate: false,
        allowEdit: false,
        components: { Cell: '/leads/admin/lead-owner-cell#LeadOwnerCell' },
      },
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

/** The upper part of a lead's form in order: summary, owner and stage, then letter and note. */
export const editorialFields: Field[] = [
  deskPart('summary', '/leads/admin/lead-summary-field#LeadSummaryField'),
  stateFields,
  deskPart('work', '/leads/admin/lead-screens-loaded-later.client#LeadWorkArea'),
];

/**
 * The properties of a virtual field, neither stored nor shown: it submits the value with which the form was opened
 * (optimistic lock).
 */
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

/** Read-only fields about the work on a lead, which only the site writes. */
export const workFields: Field[] = [
  // The owner and the stage as they were when the form was opened; submitted with the form (see
  // `mergeConcurrentUpdate`).
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
    admin: {
      ...aside,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
    },
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
  jsonRecordField({
    name,
    label: { vi, en },
    access: kept,
    admin: { condition: (data) => Boolean(data[name]) },
  });

/** First and last visit that led to the request: campaign names and page URLs, as strings. */
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
 * Fields for finding leads: `person` is the same UUID on all leads of one person, `emailKey` the normalised e-mail
 * address, `searchText` the searchable words (lower case, no diacritics).
 */
export const searchFields: Field[] = [
  hidden('person'),
  hidden('emailKey'),
  hidden('searchText', {
    vi: 'tên, email, điện thoại, công ty',
    en: 'name, e-mail, phone, company',
  }),
];
