import type { PayloadRequest } from 'payload';
import { dueTime, officeMidnight, OFFICE_OFFSET, officeDay } from '@/lib/office-hours-arithmetic';
import type { OfficeHours } from '@/lib/office-hours-arithmetic';
import type { Lead } from '@/payload-types';
import { deskStaff } from '../model/roles-that-answer-leads';
import type { StepChange } from '../management/change-next-step';
import { openStages } from '../schema/open-lead-stages';

export type Colleague = { id: number; name: string };

/** The next step of a lead, as its summary shows it; times in ISO 8601, UTC. */
export type LeadStep = {
  next: {
    text: string;
    at: string;
    /** The colleague chosen as the step's owner; null when the step belongs to the owner of the lead. */
    owner: Colleague | null;
    /** When the reminder of the step is sent, if it differs from the time of the step; otherwise null. */
    remindsAt: string | null;
    isClosed: boolean;
  } | null;
  /** The step that was completed or removed by the last change, and can be restored; null when there is none. */
  ended: { text: string; isDone: boolean } | null;
  /** The id of the step's last change; null when there was none. Sent with each action (optimistic lock). */
  change: number | null;
  /**
   * The default time of a new or postponed step: the next opening of the office after today, or after the step's day.
   */
  later: string;
  staff: Colleague[];
};

const DAY = 24 * 3_600_000;
const NINE = '09:00';

const named = (user: { id: number; name?: string | null; email: string }): Colleague => ({
  id: user.id,
  name: user.name || user.email,
});

/** The first opening after the day of a moment; nine o'clock where no office hours are set. */
function openingAfter(moment: Date, hours: OfficeHours): string {
  const nextDay = new Date(Date.parse(officeMidnight(moment)) + DAY);
  const opening = dueTime(nextDay, hours, 0);
  return (opening ?? new Date(`${officeDay(nextDay)}T${NINE}:00${OFFICE_OFFSET}`)).toISOString();
}

/** When the reminder is sent, if the office is closed at the step's time; otherwise null. */
function remindsAt(at: string, hours: OfficeHours): string | null {
  const reminder = dueTime(new Date(at), hours, 0)?.toISOString() ?? null;
  return reminder === new Date(at).toISOString() ? null : reminder;
}

function endedBy(last: StepChange | null): LeadStep['ended'] {
  if (last?.kind !== 'step-done' && last?.kind !== 'step-dropped') return null;
  return { text: last.text, isDone: last.kind === 'step-done' };
}

/**
 * Reads the next step of a lead, and the colleagues who may own it.
 * @param last the step's last change, read before the lead, so that an action on a step that changed in between is
 * refused
 */
export async function readLeadStep(
  req: PayloadRequest,
  { nextStep, nextStepAt, nextStepOwner, stage }: Lead,
  { now, hours, last }: { now: Date; hours: OfficeHours; last: StepChange | null },
): Promise<LeadStep> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: deskStaff,
    sort: 'id',
    depth: 0,
    pagination: false,
    select: { name: true, email: true },
  });
  const isPlanned = Boolean(nextStep && nextStepAt);
  return {
    next:
      nextStep && nextStepAt
        ? {
            text: nextStep,
            at: nextStepAt,
            owner: nextStepOwner && typeof nextStepOwner === 'object' ? named(nextStepOwner) : null,
            remindsAt: remindsAt(nextStepAt, hours),
            isClosed: openStages.every((open) => open !== stage),
          }
        : null,
    ended: isPlanned ? null : endedBy(last),
    change: last?.id ?? null,
    later: openingAfter(
      new Date(Math.max(now.getTime(), Date.parse(nextStepAt ?? '') || 0)),
      hours,
    ),
    staff: docs.map(named),
  };
}
