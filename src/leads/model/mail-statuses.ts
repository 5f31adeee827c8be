export const mailStatuses = {
  pending: { vi: 'Đang chờ gửi', en: 'Waiting' },
  sent: { vi: 'Đã gửi', en: 'Sent' },
  /**
   * The status of a mail that is stored but not sent, because no mail server is configured; a button sends it once
   * there is one.
   */
  kept: { vi: 'Giữ lại, chưa có máy chủ thư', en: 'Kept, no mail server set' },
  failed: { vi: 'Không gửi được', en: 'Undeliverable' },
  held: { vi: 'Giữ lại để xem', en: 'Held for review' },
  /**
   * The status of a mail that was queued when a backup was made, after the backup is restored: it may have been sent in
   * between.
   */
  restored: { vi: 'Giữ lại sau khi khôi phục', en: 'Held after a restore' },
  /** The status of a mail that a colleague has dropped, or whose address had reached its daily limit. */
  skipped: { vi: 'Không gửi', en: 'Not sent' },
} as const;
