/** The systems a lead can be delivered to. */
export const deliveryTargets = ['webhook', 'pipedrive', 'hubspot'] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

/** The targets that are CRMs. The webhook needs no circuit breaker: each of its deliveries has its own back-off. */
export type Connector = Exclude<DeliveryTarget, 'webhook'>;
