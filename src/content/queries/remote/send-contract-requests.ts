import type { Answer, ContractRequest, Source } from './contract-request-types';
import { ContentError, type FailureDetail } from '../content-errors';
import { isData } from '@/lib/is-json-object';

const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;

type HttpOptions = {
  url: string;
  timeOut?: number;
  mostBytes?: number;
  /** The interval in milliseconds at which a request without an answer is sent again in parallel; by default never. */
  again?: number | undefined;
};

/**
 * The error to throw for a failed request. A ContentError, which says what is wrong with the answer, stays as it is.
 * Otherwise no complete answer arrived: cancelled by the caller, timed out, or failed in the network.
 */
function failed(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof ContentError) return error;
  if (signal?.aborted) return new DOMException('The request was cancelled.', 'AbortError');
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate
    ? new ContentError('time-out', 'The content server took too long to answer.', { cause: error })
    : new ContentError('network', 'The content server can not be reached.', { cause: error });
}

/** Reads the body as text; one that is longer than `mostBytes` is aborted before it fills the memory. */
async function textOf(response: Response, mostBytes: number): Promise<string> {
  const tooLarge = () => new ContentError('too-large', 'The answer is too large.');
  const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) {
    await reader?.cancel();
    throw tooLarge();
  }
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > mostBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function detailIn(body: unknown): FailureDetail | undefined {
  const detail = isData(body) ? body.detail : undefined;
  if (!isData(detail)) return undefined;
  return {
    ...(typeof detail.message === 'string' ? { message: detail.message } : {}),
    ...(isData(detail.params) ? { params: detail.params } : {}),
  };
}

/**
 * Reads the JSON of an answer.
 * @throws ContentError as the specification's error catalogue says (§8)
 */
function answerIn(status: number, text: string): Answer {
  const body = parsed(text);
  if (status >= 300) {
    const message = `Response not successful: Received status code ${status}`;
    throw new ContentError('status', message, { status, detail: detailIn(body?.value) });
  }
  if (!body) throw new ContentError('parse', 'The answer can not be parsed.', { status });
  if (!isData(body.value) || !('data' in body.value || 'errors' in body.value)) {
    throw new ContentError('missing', 'Server response was missing for query', { status });
  }
  return body.value;
}

/**
 * The first answer to a request. With `again` the request is sent repeatedly until then, because a recovered server may
 * never answer earlier requests.
 */
function firstAnswer<T>(ask: () => Promise<T>, again: number | undefined): Promise<T> {
  if (again === undefined) return ask();
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => void ask().then(resolve, () => {}), again);
    ask()
      .then(resolve, reject)
      .finally(() => clearInterval(timer));
  });
}

/**
 * Makes a function that queries a server of the contract over HTTP. Redirects are not followed, because they could lead
 * to any host.
 */
export function remoteSource(options: HttpOptions): Source {
  const { url, timeOut = REQUEST_TIMEOUT_MS, mostBytes = MAX_RESPONSE_BYTES, again } = options;
  return async (request: ContractRequest, signal?: AbortSignal) => {
    // The abort signals are combined by hand, because not all browsers in use support AbortSignal.any.
    const asked = new AbortController();
    const stop = (reason: unknown) => asked.abort(reason);
    const timer = setTimeout(() => stop(new DOMException('Too late.', 'TimeoutError')), timeOut);
    const cancel = () => stop(signal?.reason);
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    const ask = async () => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(request),
        redirect: 'manual',
        credentials: 'omit',
        cache: 'no-store',
        signal: asked.signal,
      });
      return answerIn(response.status, await textOf(response, mostBytes));
    };
    try {
      return await firstAnswer(ask, again);
    } catch (error) {
      throw failed(error, signal);
    } finally {
      clearTimeout(timer);
      asked.abort(); // cancels requests that still hang
      signal?.removeEventListener('abort', cancel);
    }
  };
}
