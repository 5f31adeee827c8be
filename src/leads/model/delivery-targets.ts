/** The systems a lead can be delivered to. */
export const deliveryTargets = ['webhook', 'pipedrive', 'hubspot'] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

/** A CRM; the webhook needs no circuit breaker, each of its deliveries backs off by itself. */
export type Connector = Exclude<DeliveryTarget, 'webhook'>;
