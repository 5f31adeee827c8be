/** The statuses of a registration. */
export const ticketStatuses = {
  confirmed: { vi: 'Đã giữ chỗ', en: 'Confirmed' },
  /**
   * The status of a registration that holds a place until the link in its mail is followed, or the time for that is
   * over.
   */
  unconfirmed: { vi: 'Chờ xác nhận email', en: 'Waiting for confirmation' },
  waiting: { vi: 'Danh sách chờ', en: 'Waiting list' },
  offered: { vi: 'Đã mời, chờ nhận', en: 'Offered' },
  'checked-in': { vi: 'Đã đến', en: 'Checked in' },
  cancelled: { vi: 'Đã huỷ', en: 'Cancelled' },
  /** The status of a suspected registration: it has no place until staff release it. */
  held: { vi: 'Giữ lại để xem', en: 'Held for review' },
} as const;

export type TicketStatus = keyof typeof ticketStatuses;

/** Statuses that hold a place. */
export const holdingStatuses = [
  'confirmed',
  'unconfirmed',
  'offered',
  'checked-in',
] as const satisfies TicketStatus[];
