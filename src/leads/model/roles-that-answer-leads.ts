import type { Where } from 'payload';

/** The roles of staff who may answer a lead. */
export const deskStaff: Where = { role: { in: ['sales', 'admin'] } };
