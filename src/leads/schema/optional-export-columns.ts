/** The columns that the registration export can have after those of the specification, in this order. */
export const furtherColumns = ['message', 'owner', 'stage', 'consent'] as const;
export type FurtherColumn = (typeof furtherColumns)[number];
