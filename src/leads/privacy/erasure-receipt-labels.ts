import type { RecordNames } from '../schema/json-record-labels-type';
import { sourceNames } from './personal-data-copy';

/** Labels for the entries of an erasure's receipt, by their names in the code. */
export const receiptNames: RecordNames = {
  ...sourceNames,
  told: { vi: 'Hệ thống được báo', en: 'Systems told' },
  found: { vi: 'Số bản ghi đã xoá', en: 'Records erased' },
  leads: { vi: 'Khách tiềm năng', en: 'Leads' },
  erasedAt: { vi: 'Xoá lúc', en: 'Erased at' },
  erasedBy: { vi: 'Người xoá (mã tài khoản)', en: 'Erased by (account)' },
  scrubbed: { vi: 'Chỗ nhắc tới đã bỏ ở bản ghi khác', en: 'Mentions taken out of other records' },
};
