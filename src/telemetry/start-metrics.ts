import { deliveryTargets } from '@/leads/model/delivery-targets';
import { cdns } from '@/lib/cdn-headers';
import { startTelemetry, type Telemetry } from '@/lib/prometheus-metrics';

let isBegun = false;

/** Starts counting, with counters initialised to 0, so that an alert can see the first failure as an increase. */
export function startCounting(): Telemetry {
  const counted = startTelemetry();
  if (isBegun) return counted; // counting starts once, although both /metrics and a collector may be on
  isBegun = true;
  const { pageAnswers, mailAttempts, deliveryAttempts, deliverySeconds, purges } = counted;
  for (const result of ['hit', 'miss', 'last_good', 'failed']) pageAnswers.inc({ result }, 0);
  for (const result of ['sent', 'failed']) mailAttempts.inc({ result }, 0);
  for (const target of deliveryTargets) {
    for (const result of ['arrived', 'failed']) deliveryAttempts.inc({ target, result }, 0);
    deliverySeconds.zero({ target });
  }
  for (const cdn of cdns) for (const result of ['done', 'failed']) purges.inc({ cdn, result }, 0);
  return counted;
}
