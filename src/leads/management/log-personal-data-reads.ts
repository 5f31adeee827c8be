import type { CollectionAfterOperationHook, PayloadRequest, UploadConfig } from 'payload';
import { type AccessAction, recordAccess } from '@/cms/access/log-data-access';
import { sessionOf } from '@/lib/payload-database';

type UploadHandler = NonNullable<UploadConfig['handlers']>[number];

const readBy: Partial<Record<string, AccessAction>> = { find: 'list', findByID: 'view' };

type Read = { id?: unknown; docs?: unknown; totalDocs?: unknown };

const idsOf = (read: Read): number[] =>
  (Array.isArray(read.docs) ? read.docs : [read]).flatMap((doc: unknown) =>
    typeof doc === 'object' && doc !== null && 'id' in doc ? Number(doc.id) : [],
  );

/**
 * Logs each read of personal data by a signed-in person, through the admin or REST. The site's own reads (delivering,
 * sending mails) override access and are not logged.
 */
export const logReads: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const action = readBy[operation];
  const asked = args as { overrideAccess?: boolean; where?: unknown };
  // `overrideAccess` is unset over REST, false in the admin, true in the site's own code: only true is skipped.
  if (!action || asked.overrideAccess || !req.user) return result;
  const read: Read | null = typeof result === 'object' ? result : null;
  const ids = read ? idsOf(read) : [];
  if (ids.length === 0) return result;
  await recordAccess(await sessionOf(req.payload, req), {
    user: req.user.id,
    action,
    collection: collection.slug,
    ids,
    count: ids.length,
    filter: action === 'list' ? asked.where : undefined,
  });
  return result;
};

/** Logs the download of a file by name; the collection's own handler goes on to send it. */
export const logFile: UploadHandler = async (req, { params: { collection, filename } }) => {
  const { docs } = await req.payload.find({
    collection: 'resumes',
    where: { filename: { equals: filename } },
    depth: 0,
    limit: 1,
    select: {},
  });
  await logAnswer(
    req,
    'file',
    collection,
    docs.map(({ id }) => id),
  );
};

/** Logs an answer of our own endpoint, for records that the site reads with its own rights. */
export async function logAnswer(
  req: PayloadRequest,
  action: AccessAction,
  collection: string,
  ids: readonly number[],
): Promise<void> {
  if (!req.user) return;
  await recordAccess(await sessionOf(req.payload, req), {
    user: req.user.id,
    action,
    collection,
    ids,
    count: ids.length,
  });
}
