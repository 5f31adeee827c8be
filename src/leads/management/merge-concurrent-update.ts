import { sql } from 'drizzle-orm';
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import type { Lead } from '@/payload-types';
import { idOfOwner } from '../model/id-of-owner';
import { sessionOf } from '@/lib/payload-database';

type Written = Pick<
  Lead,
  | 'owner'
  | 'stage'
  | 'status'
  | 'assignedAt'
  | 'dealId'
  | 'person'
  | 'releasedAt'
  | 'clockStartedAt'
  | 'dueAt'
  | 'warnAt'
  | 'warnedAt'
  | 'escalatedAt'
  | 'firstResponseAt'
  | 'respondedBy'
  | 'responseMinutes'
  | 'nextStep'
  | 'nextStepAt'
  | 'nextStepOwner'
  | 'nextStepRemindedAt'
>;

const iso = (column: string) =>
  sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const refused = (req: PayloadRequest, vi: string, en: string) =>
  new APIError(req.i18n.language === 'en' ? en : vi, 409, null, true);

const takenMeanwhile = (req: PayloadRequest) =>
  refused(
    req,
    'Khách này vừa được giao cho người khác. Tải lại trang rồi chọn người phụ trách.',
    'This lead has gone to somebody else meanwhile. Reload the page, then choose its owner.',
  );

const movedMeanwhile = (req: PayloadRequest) =>
  refused(
    req,
    'Khách này vừa được chuyển sang giai đoạn khác. Tải lại trang rồi chọn giai đoạn.',
    'This lead has been moved to another stage meanwhile. Reload the page, then choose its stage.',
  );

/**
 * Checks the owner or stage of a submitted form: it is changed only where it differs from the value that the form was
 * opened with.
 * @param now the value in the database
 * @throws APIError 409, made by `conflict`, when another person has changed it to a third value since
 */
function chosen<T>(
  { asked, seen, now }: { asked: T; seen: T; now: T },
  conflict: () => APIError,
): T {
  if (asked === seen || asked === now) return now;
  if (seen !== now) throw conflict();
  return asked;
}

/**
 * Keeps changes that were written between reading and saving a lead (lost update): Payload saves a lead as it was read,
 * seconds ago for a bulk change and minutes ago for an open form. Kept are owner, stage, first answer, next step, the
 * CRM's deal, person, due time and alerts. The row is locked until the commit, and the hooks that follow see the
 * current lead.
 * @throws APIError 409 when owner or stage is changed although another person has changed it meanwhile
 */
export const mergeConcurrentUpdate: CollectionBeforeChangeHook<Lead> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data;
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute<Written>(sql`
    SELECT owner_id AS owner, stage::text, status::text, ${iso('assigned_at')} AS "assignedAt",
      deal_id AS "dealId", person, ${iso('released_at')} AS "releasedAt",
      ${iso('clock_started_at')} AS "clockStartedAt", ${iso('due_at')} AS "dueAt",
      ${iso('warn_at')} AS "warnAt", ${iso('warned_at')} AS "warnedAt",
      ${iso('escalated_at')} AS "escalatedAt", ${iso('first_response_at')} AS "firstResponseAt",
      responded_by_id AS "respondedBy", response_minutes::float8 AS "responseMinutes",
      next_step AS "nextStep", ${iso('next_step_at')} AS "nextStepAt",
      next_step_owner_id AS "nextStepOwner", ${iso('next_step_reminded_at')} AS "nextStepRemindedAt"
    FROM leads WHERE id = ${originalDoc.id} FOR NO KEY UPDATE`);
  const written = rows[0];
  if (!written) return data;
  Object.assign(originalDoc, written);
  const owner = chosen(
    {
      asked: idOfOwner(data.owner),
      seen: idOfOwner(data.ownerSeen),
      now: idOfOwner(written.owner),
    },
    () => takenMeanwhile(req),
  );
  const stage = chosen({ asked: data.stage, seen: data.stageSeen, now: written.stage }, () =>
    movedMeanwhile(req),
  );
  return { ...data, ...written, owner, stage };
};
