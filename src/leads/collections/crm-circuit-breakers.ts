import type { CollectionConfig } from 'payload';
import { salesRecord } from './read-only-access-for-sales';

/**
 * The circuit breaker of one CRM: failures in a row, and until when nothing is sent. Stored in the database, so that
 * all instances pause and resume together. Written only by `src/leads/delivery/circuit-breaker.ts`.
 */
export const connectors: CollectionConfig = {
  slug: 'connectors',
  labels: {
    singular: { vi: 'Kết nối CRM', en: 'CRM connector' },
    plural: { vi: 'Kết nối CRM', en: 'CRM connectors' },
  },
  admin: {
    ...salesRecord.admin,
    useAsTitle: 'name',
    defaultColumns: ['name', 'failures', 'closedUntil', 'lastResult', 'updatedAt'],
  },
  access: salesRecord.access,
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      label: { vi: 'Tên', en: 'Name' },
    },
    {
      name: 'failures',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { vi: 'Lỗi liên tiếp', en: 'Failures in a row' },
    },
    {
      name: 'closedUntil',
      type: 'date',
      label: { vi: 'Tạm ngừng đến', en: 'Paused until' },
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
    },
    { name: 'lastResult', type: 'text', label: { vi: 'Kết quả lần cuối', en: 'Last result' } },
  ],
};
