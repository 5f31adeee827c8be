import { sql } from 'drizzle-orm';
import { telemetry } from '@/lib/prometheus-metrics';
import type { DeliveryTarget } from '../model/delivery-targets';

/** SQL for a row of `deliveries`: seconds since its lead was received or, if it was held, since it was released. */
export const secondsOnTheWay = sql`(
  SELECT extract(epoch FROM now() - coalesce(leads.released_at, leads.created_at))::float8
  FROM leads WHERE leads.id = deliveries.lead_id)`;

export function countAttempt(target: DeliveryTarget, arrived: boolean): void {
  telemetry()?.deliveryAttempts.inc({ target, result: arrived ? 'arrived' : 'failed' });
}

/**
 * Counts a delivered lead in the metrics.
 * @param seconds of {@link secondsOnTheWay}; undefined when an earlier attempt had delivered the lead
 */
export function countDelivery(target: DeliveryTarget, seconds: number | undefined): void {
  if (seconds !== undefined) telemetry()?.deliverySeconds.observe({ target }, Math.max(0, seconds));
}
