/** Where a mail is. */
export const mailStatuses = {
  pending: { vi: 'Đang chờ gửi', en: 'Waiting' },
  sent: { vi: 'Đã gửi', en: 'Sent' },
  /** Written while no mail server is configured; sent by the button in the admin once there is one. */
  kept: { vi: 'Giữ lại, chưa có máy chủ thư', en: 'Kept, no mail server set' },
  failed: { vi: 'Không gửi được', en: 'Undeliverable' },
  held: { vi: 'Giữ lại để xem', en: 'Held for review' },
} as const;
