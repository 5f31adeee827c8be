import type { CollectionConfig, Field, NumberFieldSingleValidation } from 'payload';
import { editorialAccess, hiddenUnless, readByEventStaff } from '@/cms/access/roles';
import { eventGroup } from '@/cms/fields/admin-navigation-groups';
import { say, type Words } from '@/cms/fields/bilingual-admin-text';
import { offerAfterSave, refuseWithTickets } from '../tickets/ticket-type-hooks';

const validateWholeNumber: NumberFieldSingleValidation = (value, { req }) =>
  (Number.isSafeInteger(value) && Number(value) >= 0) ||
  say(req, 'Nhập một số nguyên, từ 0 trở lên.', 'Enter a whole number, 0 or more.');

/**
 * For how many hours a place is held until the registration is confirmed by the link in its mail, unless the ticket
 * type names another number.
 */
const DEFAULT_HOLD_HOURS = 24;

const validateHours: NumberFieldSingleValidation = (value, { req }) =>
  (Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= 168) ||
  say(req, 'Nhập số giờ từ 1 đến 168.', 'Enter 1 to 168 hours.');

const wholeNumber = (name: string, label: Words, description: Words): Field => ({
  name,
  type: 'number',
  required: true,
  label,
  min: 0,
  validate: validateWholeNumber,
  admin: { description },
});

/**
 * The ticket types of events: name, price, places (D13). They are a collection, not a list on the event page, because
 * such a list exists once per language, while both languages sell the same places.
 */
export const ticketTypes: CollectionConfig = {
  slug: 'ticket-types',
  labels: {
    singular: { vi: 'Loại vé', en: 'Ticket type' },
    plural: { vi: 'Loại vé', en: 'Ticket types' },
  },
  defaultSort: 'position',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'event', 'price', 'capacity', 'position'],
    group: eventGroup,
    hidden: hiddenUnless('admin', 'editor'),
  },
  access: {
    read: readByEventStaff,
    create: editorialAccess.create,
    update: editorialAccess.update,
    delete: editorialAccess.delete,
  },
  hooks: { afterChange: [offerAfterSave], beforeDelete: [refuseWithTickets] },
  fields: [
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'event-pages',
      required: true,
      index: true,
      label: { vi: 'Sự kiện', en: 'Event' },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      localized: true,
      label: { vi: 'Tên', en: 'Name' },
    },
    wholeNumber(
      'price',
      { vi: 'Giá một vé (đồng)', en: 'Price of one ticket (VND)' },
      { vi: '0 là miễn phí.', en: '0 is free of charge.' },
    ),
    wholeNumber(
      'capacity',
      { vi: 'Số chỗ', en: 'Places' },
      {
        vi: 'Hết chỗ thì người đăng ký vào danh sách chờ. Tăng số chỗ là mời người đang chờ.',
        en: 'Beyond it people are put on the waiting list. More places invite those who wait.',
      },
    ),
    {
      name: 'confirmByMail',
      type: 'checkbox',
      defaultValue: false,
      label: {
        vi: 'Chỉ tính vé khi người đăng ký xác nhận email',
        en: 'Tickets count after the mail is confirmed',
      },
      admin: {
        description: {
          vi: 'Chỗ được giữ trong thời hạn dưới đây. Ai không bấm nút trong email thì chỗ dành cho người khác.',
          en: 'The place is held for the time below. If nobody presses the button of the mail, it goes to somebody else.',
        },
      },
    },
    {
      name: 'holdHours',
      type: 'number',
      required: true,
      defaultValue: DEFAULT_HOLD_HOURS,
      min: 1,
      max: 168,
      // While the field was hidden it may have been left empty. An empty field gets the default.
      hooks: { beforeValidate: [({ value }) => (value ?? DEFAULT_HOLD_HOURS) as number] },
      validate: validateHours,
      label: { vi: 'Giữ chỗ trong (giờ)', en: 'Place is held for (hours)' },
      admin: {
        condition: (data) => Boolean(data.confirmByMail),
        description: { vi: 'Từ 1 đến 168.', en: 'From 1 to 168.' },
      },
    },
    {
      name: 'position',
      type: 'number',
      defaultValue: 100,
      label: { vi: 'Thứ tự', en: 'Position' },
      admin: { position: 'sidebar' },
    },
  ],
};
