import { sql } from 'drizzle-orm';
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import type { Lead } from '@/payload-types';
import { idOfOwner } from '../model/id-of-owner';
import { sessionOf } from '@/lib/database-of';

type Written = Pick<
  Lead,
  | 'owner'
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

const takenMeanwhile = (req: PayloadRequest) =>
  new APIError(
    req.i18n.language === 'en'
      ? 'This lead has gone to somebody else meanwhile. Reload the page, then choose its owner.'
      : 'Khách này vừa được giao cho người khác. Tải lại trang rồi chọn người phụ trách.',
    409,
    null,
    true,
  );

/**
 * Checks the owner of a submitted form: it changes only where it differs from the owner that the form was opened with.
 *
 * @throws APIError 409 when somebody else has changed the owner since
 */
function ownerOf(data: Partial<Lead>, now: Written['owner'], req: PayloadRequest): Lead['owner'] {
  const [asked, seen] = [idOfOwner(data.owner), idOfOwner(data.ownerSeen)];
  if (asked === seen || asked === now) return now;
  if (seen !== now) throw takenMeanwhile(req);
  return asked;
}

/**
 * Payload writes a lead as it was read, which is seconds ago for a bulk change and minutes ago for an open form. This
 * keeps what was written in between (lost update): owner, first answer, next step, the CRM's deal, person, due time,
 * alerts. The row is locked until the commit, and the hooks that follow see the present lead.
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
    SELECT owner_id AS owner, status::text, ${iso('assigned_at')} AS "assignedAt",
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
  return { ...data, ...written, owner: ownerOf(data, written.owner, req) };
};
