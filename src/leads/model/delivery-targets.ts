/** The systems a lead can be delivered to. */
export const deliveryTargets = ['webhook', 'pipedrive', 'hubspot'] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

/**
 * The delivery targets that are CRMs. The webhook has no circuit breaker, because each of its deliveries is retried
 * with its own back-off.
 */
export type Connector = Exclude<DeliveryTarget, 'webhook'>;
