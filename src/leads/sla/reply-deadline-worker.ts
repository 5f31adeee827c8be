import type { Payload } from 'payload';
import type { PgBoss } from 'pg-boss';
import { isSentSafely } from '@/lib/environment-rules';
import { log } from '@/lib/write-log-line';
import { escalate } from './escalate-overdue-leads';
import { ALERT_QUEUE, type AlertJob, SLA_QUEUE } from '../jobs/reply-deadline-queues';
import { remindOfSteps } from './remind-of-next-steps';
import { sendAlert } from './send-overdue-alert';
import { slaSettings } from './reply-time-settings';

/** Checks due leads and next steps every minute, in one of the processes that share the database. */
export async function startSlaWorker(payload: Payload, boss: PgBoss): Promise<void> {
  const { alertUrl } = await slaSettings(payload);
  // A webhook URL without encryption that an earlier version has stored is still called. The next save of the
  // settings refuses it.
  if (alertUrl && !URL.canParse(alertUrl)) log.warn('sla.alert-unreadable');
  else if (alertUrl && !isSentSafely(alertUrl)) log.warn('sla.alert-unencrypted');
  await boss.schedule(SLA_QUEUE, '* * * * *');
  await boss.work(SLA_QUEUE, { pollingIntervalSeconds: 2 }, async () => {
    await escalate(payload);
    await remindOfSteps(payload);
  });
  // A batch has one job, so that a failed job is retried alone.
  await boss.work<AlertJob>(
    ALERT_QUEUE,
    {
      pollingIntervalSeconds: 2,
      batchSize: 1,
      heartbeatRefreshSeconds: 4,
    },
    async ([job]) => {
      if (job) await sendAlert(payload, job.data);
    },
  );
}
