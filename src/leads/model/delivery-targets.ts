export const deliveryTargets = ['webhook', 'pipedrive', 'hubspot'] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

/** The delivery targets that are CRMs. Each has a circuit breaker, which the webhook has not. */
export type Connector = Exclude<DeliveryTarget, 'webhook'>;
