import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Session } from '@/lib/payload-database';
import { errorFields, log } from '@/lib/write-log-line';
import { removeUpload } from '@/lib/uploads-on-disk-or-in-s3';

/**
 * Deletes leads and what belongs to them, in the caller's transaction. Rows of uploaded files are deleted by SQL,
 * because the CMS would remove the file itself before the commit.
 *
 * @returns the names of the files, to be removed after the commit
 */
export async function deleteLeads(
  payload: Payload,
  req: PayloadRequest,
  session: Session,
  ids: readonly number[],
): Promise<string[]> {
  const files: string[] = [];
  for (const id of ids) {
    const { rows } = await session.execute<{ filename: string | null }>(sql`
      DELETE FROM resumes WHERE lead_id = ${id} RETURNING filename`);
    files.push(...rows.flatMap(({ filename }) => filename ?? []));
    await payload.delete({ collection: 'leads', id, depth: 0, req });
  }
  return files;
}

/**
 * Removes files of job applications; a missing file is no error. A file that can not be removed is logged: its row is
 * gone, so it has to be removed by hand (docs/deployment.md).
 */
export async function removeFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await removeUpload('private/resumes', file).catch((error: unknown) => {
      log.error('uploads.not-removed', { file, ...errorFields(error) });
    });
  }
}
