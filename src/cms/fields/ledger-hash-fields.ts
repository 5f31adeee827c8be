import type { Field } from 'payload';

/** Fields that the job that seals a ledger fills in (ADR-0022). */
export const sealFields: Field[] = [
  {
    name: 'sequence',
    type: 'number',
    unique: true,
    index: true,
    label: { vi: 'Số thứ tự', en: 'Sequence' },
    admin: { readOnly: true },
  },
  { name: 'hash', type: 'text', label: { vi: 'Dấu niêm', en: 'Seal' }, admin: { readOnly: true } },
];
