/** What the registration export can have after the columns of the specification, in this order. */
export const furtherColumns = ['message', 'owner', 'stage', 'consent'] as const;
export type FurtherColumn = (typeof furtherColumns)[number];
