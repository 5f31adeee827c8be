import type { Payload, PayloadRequest } from 'payload';
import { toOfficeHours } from '@/lib/office-hours-from-cms';
import type { OfficeHours } from '@/lib/office-hours-arithmetic';
import type { FormKind } from '../schema/form-definitions';

export type SlaSettings = {
  hours: OfficeHours;
  /** The promised reply time in minutes of office hours. */
  promiseMinutes: number;
  warnMinutes: number;
  /** Kinds of forms whose senders are promised an answer. */
  kinds: readonly FormKind[];
  manager: string | null;
  alertUrl: string | null;
};

/** The settings of reply deadlines, from the CMS. */
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
