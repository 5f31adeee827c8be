import type { Payload, PayloadRequest } from 'payload';
import { toOfficeHours } from '@/lib/office-calendar';
import type { OfficeHours } from '@/lib/office-hours';
import type { FormKind } from '../schema/forms';

export type SlaSettings = {
  hours: OfficeHours;
  /** In minutes of office hours. */
  promiseMinutes: number;
  warnMinutes: number;
  /** Kinds of form whose sender is promised an answer. */
  kinds: readonly FormKind[];
  manager: string | null;
  alertUrl: string | null;
};

/** How the clock runs, as the CMS says it now. */
export async function slaSettings(payload: Payload, req?: PayloadRequest): Promise<SlaSettings> {
  const settings = await payload.findGlobal({
    slug: 'office-hours',
    depth: 0,
    ...(req ? { req } : {}),
  });
  return {
    hours: toOfficeHours(settings),
    promiseMinutes: settings.promiseMinutes,
    warnMinutes: settings.warnMinutes,
    kinds: settings.kinds ?? [],
    manager: settings.manager || null,
    alertUrl: settings.alertUrl || null,
  };
}
