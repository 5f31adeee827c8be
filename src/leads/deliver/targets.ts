/** Where a lead can be sent on to. */
export const deliveryTargets = ['webhook', 'pipedrive', 'hubspot'] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];
