import type { Where } from 'payload';

/** A filter for the accounts of staff who may answer a lead. */
export const deskStaff: Where = { role: { in: ['sales', 'admin'] } };
