import { sql } from 'drizzle-orm';
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import type { Lead } from '@/payload-types';
import { idOfOwner } from '../model/id-of-owner';
import { sessionOf } from '@/lib/database-of';

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
 * A form sends owner and stage with everything else: each changes only where the one it sends is not the one its
 * reader saw.
 *
 * @param now what the database holds
 * @throws APIError 409, made by `conflict`, when it has become a third one since then
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
 * A colleague's change writes the whole lead as it was read, which for many leads at once is some seconds
 * ago, and for an open form some minutes. What has been noted since then stays: whose lead it is, its stage, the first
 * answer, the next step, the deal in the CRM, its person, its clock, alerts sent. Others wait here until the commit; the
 * hooks that follow see the lead as it stands.
 *
 * @throws APIError 409 when the change is of an owner or a stage that somebody else has changed meanwhile
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
