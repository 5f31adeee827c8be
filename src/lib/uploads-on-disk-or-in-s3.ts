import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type Bucket, bucketAt } from './s3-bucket';
import { variables } from './environment-variables';
import { isMissingFile } from './causes-of-error';

/**
 * The folders of uploads: below DATA_DIR, or with the same names in a bucket that instances share. Files in `private`
 * are served only after an access check.
 */
export type UploadFolder = 'media' | 'private/documents' | 'private/resumes';

/** The folder of uploads on the disk. It is outside the build, so that a new release keeps the files. */
export const uploadDirectory = (folder: UploadFolder): string =>
  path.resolve(process.env.DATA_DIR || 'data', folder);

/** The key of an upload in the bucket. @throws RangeError for a name that points to another folder (path traversal) */
export function uploadKey(folder: UploadFolder, name: string): string {
  if (!name || name === '.' || name === '..' || /[/\\\0]/.test(name)) {
    throw new RangeError('not the name of a file');
  }
  return `${folder}/${name}`;
}

let known: Bucket | null | undefined;

/** The bucket named by S3_BUCKET; null where uploads are on the disk. Read at run time, not while building. */
export function uploadBucket(): Bucket | null {
  if (known !== undefined) return known;
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
  known = S3_BUCKET
    ? bucketAt({
        endpoint: S3_ENDPOINT ?? '',
        bucket: S3_BUCKET,
        region: variables.S3_REGION.read(S3_REGION || undefined),
        accessKeyId: S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
      })
    : null;
  return known;
}

/** Opens an upload; null when it does not exist. A caller that does not read `body` has to cancel it. */
export async function openUpload(
  folder: UploadFolder,
  name: string,
): Promise<{ size: number; body: ReadableStream<Uint8Array> } | null> {
  const key = uploadKey(folder, name);
  const bucket = uploadBucket();
  if (bucket) {
    const answer = await bucket.get(key);
    return answer?.body
      ? { size: Number(answer.headers.get('content-length')), body: answer.body }
      : null;
  }
  const file = path.join(uploadDirectory(folder), name);
  try {
    const { size } = await stat(file);
    const body = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    return { size, body };
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

/** Deletes an upload; a missing one is no error. */
export async function removeUpload(folder: UploadFolder, name: string): Promise<void> {
  const key = uploadKey(folder, name);
  const bucket = uploadBucket();
  if (bucket) await bucket.remove(key);
  else await rm(path.join(uploadDirectory(folder), name), { force: true });
}
