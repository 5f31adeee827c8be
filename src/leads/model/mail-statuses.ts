/** The statuses of a mail. */
export const mailStatuses = {
  pending: { vi: 'Đang chờ gửi', en: 'Waiting' },
  sent: { vi: 'Đã gửi', en: 'Sent' },
  /** Kept because no mail server is configured; a button in the admin sends them once there is one. */
  kept: { vi: 'Giữ lại, chưa có máy chủ thư', en: 'Kept, no mail server set' },
  failed: { vi: 'Không gửi được', en: 'Undeliverable' },
  held: { vi: 'Giữ lại để xem', en: 'Held for review' },
} as const;
