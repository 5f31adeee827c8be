/** The statuses of a registration, with labels for staff. */
export const ticketStatuses = {
  confirmed: { vi: 'Đã giữ chỗ', en: 'Confirmed' },
  /** The registration holds a place until the link in its mail is used, or the time for that is over. */
  unconfirmed: { vi: 'Chờ xác nhận email', en: 'Waiting for confirmation' },
  waiting: { vi: 'Danh sách chờ', en: 'Waiting list' },
  offered: { vi: 'Đã mời, chờ nhận', en: 'Offered' },
  'checked-in': { vi: 'Đã đến', en: 'Checked in' },
  cancelled: { vi: 'Đã huỷ', en: 'Cancelled' },
  /** The registration looks automated: it has no place until a colleague, or its sender, releases it. */
  held: { vi: 'Giữ lại để xem', en: 'Held for review' },
} as const;

export type TicketStatus = keyof typeof ticketStatuses;
