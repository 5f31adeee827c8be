import type { CollectionConfig, Field } from 'payload';
import { hiddenUnless, isEventTeamSalesOrAdmin, isSalesOrAdminField } from '@/cms/access/roles';
import { eventGroup } from '@/cms/fields/admin-navigation-groups';
import type { Words } from '@/cms/fields/bilingual-admin-text';
import { checkInEntriesEndpoint, checkInListEndpoint } from '../admin/check-in-endpoints';
import { checkIn, printList, staffCancel } from '../admin/ticket-endpoints';
import { logReads } from '../management/log-personal-data-reads';
import { widenTicketSearch } from '../tickets/search-tickets-in-admin-list';
import { ticketStatuses } from '../tickets/ticket-statuses';
import { leadField, salesRecord } from './read-only-access-for-sales';

const copied = (name: string, label: Words): Field => ({ name, type: 'text', label });
const moment = (name: string, label: Words): Field => ({
  name,
  type: 'date',
  label,
  admin: {
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
    condition: (data) => Boolean(data[name]),
  },
});

/**
 * One registration: the number of places, their type and the person. The collection is also the check-in list: searched
 * by code, name or e-mail, checked in with one click, and printable for an evening without a network.
 */
export const tickets: CollectionConfig = {
  slug: 'tickets',
  labels: { singular: { vi: 'Vé', en: 'Ticket' }, plural: { vi: 'Vé', en: 'Tickets' } },
  defaultSort: 'name',
  admin: {
    useAsTitle: 'code',
    // The first two columns are the ones that a phone shows: the name, and the button to check in with the data that
    // it needs.
    defaultColumns: ['name', 'checkIn', 'quantity', 'ticketType', 'company', 'code', 'status'],
    listSearchableFields: ['code', 'name', 'email', 'company'],
    group: eventGroup,
    hidden: hiddenUnless('admin', 'sales', 'event-team'),
    components: {
      beforeListTable: ['/leads/admin/ticket-check-in-buttons.client#PrintCheckInList'],
      edit: {
        beforeDocumentControls: ['/leads/admin/ticket-check-in-buttons.client#TicketActions'],
      },
    },
  },
  access: { ...salesRecord.access, read: isEventTeamSalesOrAdmin },
  hooks: { beforeOperation: [widenTicketSearch], afterOperation: [logReads] },
  endpoints: [
    { path: '/:id/check-in', method: 'post', handler: checkIn },
    { path: '/:id/cancel', method: 'post', handler: staffCancel },
    { path: '/print', method: 'get', handler: printList },
    { path: '/door', method: 'get', handler: checkInListEndpoint },
    { path: '/door', method: 'post', handler: checkInEntriesEndpoint },
  ],
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { vi: 'Mã vé', en: 'Code' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      label: { vi: 'Trạng thái', en: 'Status' },
      options: Object.entries(ticketStatuses).map(([value, label]) => ({ value, label })),
    },
    copied('name', { vi: 'Họ tên', en: 'Name' }),
    copied('email', { vi: 'Email', en: 'E-mail' }),
    copied('company', { vi: 'Công ty', en: 'Company' }),
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'event-pages',
      required: true,
      index: true,
      label: { vi: 'Sự kiện', en: 'Event' },
    },
    {
      name: 'ticketType',
      type: 'relationship',
      relationTo: 'ticket-types',
      required: true,
      index: true,
      label: { vi: 'Loại vé', en: 'Ticket type' },
      admin: { components: { Cell: '/leads/admin/ticket-check-in-cell#TicketTypeCell' } },
    },
    { name: 'quantity', type: 'number', required: true, label: { vi: 'Số vé', en: 'Quantity' } },
    {
      name: 'unitPrice',
      type: 'number',
      required: true,
      label: { vi: 'Giá một vé (đồng)', en: 'Price of one (VND)' },
    },
    {
      name: 'total',
      type: 'number',
      required: true,
      label: { vi: 'Tổng tiền (đồng)', en: 'Total (VND)' },
      admin: {
        description: {
          vi: 'Trang không thu tiền: đây là số để liên hệ và xuất hoá đơn.',
          en: 'The site takes no payment: this is the amount to invoice.',
        },
      },
    },
    {
      ...copied('hub', { vi: 'Khu vực', en: 'Hub' }),
      admin: { components: { Cell: '/leads/admin/choice-label-cell#ChoiceLabelCell' } },
    } as Field,
    copied('locale', { vi: 'Ngôn ngữ', en: 'Language' }),
    { ...leadField(), access: { read: isSalesOrAdminField } },
    moment('offeredUntil', { vi: 'Giữ chỗ đến', en: 'Place held until' }),
    moment('checkedInAt', { vi: 'Đến lúc', en: 'Checked in at' }),
    {
      // How many people of the ticket have come in. A checked-in ticket with an empty value was stored before this
      // field existed, and counts as all its people.
      name: 'arrived',
      type: 'number',
      label: { vi: 'Số người đã vào', en: 'People who are in' },
      admin: { condition: (data) => typeof data.arrived === 'number' },
    },
    // Each admission of people at check-in, with the idempotency key from the phone (ADR-0045).
    { name: 'entries', type: 'json', admin: { hidden: true }, access: { read: () => false } },
    moment('cancelledAt', { vi: 'Huỷ lúc', en: 'Cancelled at' }),
    copied('cancelReason', { vi: 'Lý do huỷ', en: 'Why it was cancelled' }),
    {
      name: 'checkIn',
      type: 'ui',
      label: { vi: 'Điểm danh', en: 'Check-in' },
      admin: { components: { Cell: '/leads/admin/ticket-check-in-cell#CheckInCell' } },
    },
  ],
};
