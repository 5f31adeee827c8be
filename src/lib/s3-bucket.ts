import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from './write-log-line';

/** The timeout of a request to the storage, in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;
/** Pauses before a request is retried that got no answer or a server error. */
const RETRY_MS = [100, 500];

/**
 * Thrown when the storage failed. The error has no system error code on purpose: an error with a code such as
 * ECONNREFUSED is taken for an unreachable database.
 */
class StorageFailed extends Error {
  override name = 'StorageFailed';
}

/** The settings of the S3-compatible storage, from the variables S3_…. */
export type BucketSettings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Bucket = {
  /** Stores an object, replacing an existing one. */
  put: (key: string, data: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  /** Reads an object: the storage's response, also for 206, 304 and 416; null when there is no such object. */
  get: (key: string, conditions?: Readonly<Record<string, string>>) => Promise<Response | null>;
  /** Deletes an object; a missing one is no error. */
  remove: (key: string) => Promise<void>;
};

const encoded = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

/** A client for S3-compatible storage; each method throws StorageFailed when the storage fails. */
export function bucketAt({ endpoint, bucket, region, ...keys }: BucketSettings): Bucket {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  async function attempt(key: string, init: RequestInit): Promise<Response | string> {
    try {
      const request = await client.sign(`${root}/${encoded(key)}`, init);
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      // `no-store`, because the global `fetch` may be that of Next, which would cache the answer. Redirects are not
      // followed: the request is signed for this host.
      const answer = await fetch(request, { cache: 'no-store', redirect: 'manual', signal });
      if (answer.status < 500) return answer;
      await answer.body?.cancel();
      return String(answer.status);
    } catch (error) {
      return errorCode(error instanceof Error ? (error.cause ?? error) : error);
    }
  }

  async function ask(key: string, init: RequestInit): Promise<Response> {
    let answer = await attempt(key, init);
    for (const ms of RETRY_MS) {
      if (typeof answer !== 'string') break;
      await pause(ms);
      answer = await attempt(key, init);
    }
    if (typeof answer !== 'string') return answer;
    throw new StorageFailed(`The file storage does not answer ${init.method} (${answer})`);
  }

  async function refused(answer: Response, method: string): Promise<never> {
    await answer.body?.cancel();
    throw new StorageFailed(`The file storage answered ${method} with ${answer.status}`);
  }

  return {
    async put(key, data, type) {
      const headers = {
        'Content-Type': type,
        'X-Amz-Content-Sha256': createHash('sha256').update(data).digest('hex'),
      };
      const answer = await ask(key, { method: 'PUT', body: data, headers });
      if (!answer.ok) await refused(answer, 'PUT');
      await answer.body?.cancel();
    },

    async get(key, conditions = {}) {
      const answer = await ask(key, { method: 'GET', headers: conditions });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      const isAnswer = answer.ok || answer.status === 304 || answer.status === 416;
      if (!isAnswer) await refused(answer, 'GET');
      return answer;
    },

    async remove(key) {
      const answer = await ask(key, { method: 'DELETE' });
      if (!answer.ok && answer.status !== 404) await refused(answer, 'DELETE');
      await answer.body?.cancel();
    },
  };
}
