/** What people may ask about their own data, and the nightly run that waits for a look of a person. */
export const requestKinds = {
  access: { vi: 'Xin bản sao dữ liệu', en: 'Access' },
  correction: { vi: 'Sửa dữ liệu', en: 'Correction' },
  withdrawal: { vi: 'Rút lại đồng ý', en: 'Withdrawal' },
  erasure: { vi: 'Xoá dữ liệu', en: 'Erasure' },
  retention: { vi: 'Xoá theo hạn lưu', en: 'Retention run' },
} as const;
