import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from './log';

/** A request to the storage ends after so long. */
const ANSWER_MS = 15_000;
/** Pauses before a request that got no answer, or an error of the server, is sent again. */
const RETRY_MS = [100, 500];

/**
 * The storage does not do what it was asked. It carries no code of the system: what has a code such as ECONNREFUSED
 * is taken for a database that is away.
 */
class StorageFailed extends Error {
  override name = 'StorageFailed';
}

/** Where objects are kept, as the variables S3_… say. */
export type BucketSettings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Bucket = {
  /** Keeps an object, in place of one that is there. */
  put: (key: string, data: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  /** The storage's answer, also when it is 206, 304 or 416; null when there is no such object. */
  get: (key: string, conditions?: Readonly<Record<string, string>>) => Promise<Response | null>;
  /** Removes an object; one that is gone already is no error. */
  remove: (key: string) => Promise<void>;
};

const encoded = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

/** Of a storage that speaks S3; each method throws StorageFailed when the storage fails. */
export function bucketAt({ endpoint, bucket, region, ...keys }: BucketSettings): Bucket {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  async function attempt(key: string, init: RequestInit): Promise<Response | string> {
    try {
      const request = await client.sign(`${root}/${encoded(key)}`, init);
      // Not Next's `fetch`, which would keep a copy.
      const signal = AbortSignal.timeout(ANSWER_MS);
      // Followed nowhere: the request is signed for this storage alone.
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
