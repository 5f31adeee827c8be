import { httpRequest, isSuccess } from '@/leads/delivery/send-http-request';
import { afterLimit, AttemptError, WaitError } from '@/leads/delivery/delivery-errors';
import { type Cdn, cdnTag } from '@/lib/cdn-headers';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/write-log-line';

type Call = { url: string; headers: Record<string, string>; body: string | undefined };

type Network = {
  /** The maximum number of tags in one call. */
  most: number;
  /** Builds the request that purges tags at this CDN. */
  call: (tags: readonly string[]) => Call;
  /** Whether the body of a 2xx answer confirms the purge. */
  isDone: (body: string) => boolean;
};

const MAX_RESPONSE_BYTES = 256 * 1024;

function saysSuccess(body: string): boolean {
  try {
    return (JSON.parse(body) as { success?: unknown }).success === true;
  } catch {
    return false;
  }
}

/** The purge API of each CDN. Both purge the tags everywhere before they answer, or within a second after. */
const networks: Readonly<Record<Cdn, Network>> = {
  // Cloudflare, https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/: 100 tags a call today. The
  // limit was 30 until 2025; 30 keeps to both.
  cloudflare: {
    most: 30,
    call: (tags) => {
      const { CLOUDFLARE_URL, CLOUDFLARE_ZONE_ID, CLOUDFLARE_API_TOKEN } = env();
      return {
        url: `${CLOUDFLARE_URL ?? 'https://api.cloudflare.com'}/client/v4/zones/${CLOUDFLARE_ZONE_ID}/purge_cache`,
        headers: { Authorization: `Bearer ${CLOUDFLARE_API_TOKEN}` },
        body: JSON.stringify({ tags }),
      };
    },
    isDone: saysSuccess,
  },
  // Fastly, https://www.fastly.com/documentation/reference/api/purging/: 256 keys a call.
  fastly: {
    most: 256,
    call: (tags) => {
      const { FASTLY_URL, FASTLY_SERVICE_ID, FASTLY_API_TOKEN } = env();
      return {
        url: `${FASTLY_URL ?? 'https://api.fastly.com'}/service/${FASTLY_SERVICE_ID}/purge`,
        headers: { 'Fastly-Key': FASTLY_API_TOKEN ?? '', 'Surrogate-Key': tags.join(' ') },
        body: undefined,
      };
    },
    isDone: () => true,
  },
};

/**
 * Purges these tags at a CDN. About a second after the call has returned, no reader gets an old copy any more.
 * @throws WaitError on 429; AttemptError on any other failure of the answer or the CDN
 */
export async function purge(cdn: Cdn, tags: readonly string[]): Promise<void> {
  const { most, call, isDone } = networks[cdn];
  const names = [...new Set(tags.map(cdnTag))];
  for (let from = 0; from < names.length; from += most) {
    const { url, headers, body } = call(names.slice(from, from + most));
    const answer = await httpRequest(
      'POST',
      url,
      { Accept: 'application/json', ...headers },
      body,
      {
        allowInner: env().ALLOW_LOOPBACK_TARGETS,
        keepAnswer: MAX_RESPONSE_BYTES,
      },
    ).catch((error: unknown) => {
      throw new AttemptError(errorCode(error), true);
    });
    const code = `HTTP_${answer.status}`;
    if (answer.status === 429) throw new WaitError(code, afterLimit(answer.headers));
    if (!isSuccess(answer.status)) throw new AttemptError(code, true);
    if (!isDone(answer.body)) throw new AttemptError('NOT_DONE', true);
  }
}
