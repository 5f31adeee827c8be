/** The statuses in which a registration takes places of its ticket type. */
export const holdingStatuses = ['confirmed', 'unconfirmed', 'offered', 'checked-in'] as const;
