import type { Where } from 'payload';

/** Who of the staff may answer a lead. */
export const deskStaff: Where = { role: { in: ['sales', 'admin'] } };
