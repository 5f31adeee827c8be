/** Parties in a customer's project, in the order in which they are drawn. */
export const projectParties = ['customer', 'partner', 'us'] as const;

export type ProjectParty = (typeof projectParties)[number];
