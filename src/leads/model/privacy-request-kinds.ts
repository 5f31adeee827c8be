/** Kinds of privacy requests, and the nightly erasure that waits for confirmation by a person. */
export const requestKinds = {
  access: { vi: 'Xin bản sao dữ liệu', en: 'Access' },
  correction: { vi: 'Sửa dữ liệu', en: 'Correction' },
  withdrawal: { vi: 'Rút lại đồng ý', en: 'Withdrawal' },
  erasure: { vi: 'Xoá dữ liệu', en: 'Erasure' },
  retention: { vi: 'Xoá theo hạn lưu', en: 'Retention run' },
} as const;
