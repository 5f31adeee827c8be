/** The statuses of a mail. */
export const mailStatuses = {
  pending: { vi: 'Đang chờ gửi', en: 'Waiting' },
  sent: { vi: 'Đã gửi', en: 'Sent' },
  /** The status of a mail that is kept because no mail server is configured; a button sends it once there is one. */
  kept: { vi: 'Giữ lại, chưa có máy chủ thư', en: 'Kept, no mail server set' },
  failed: { vi: 'Không gửi được', en: 'Undeliverable' },
  held: { vi: 'Giữ lại để xem', en: 'Held for review' },
} as const;
