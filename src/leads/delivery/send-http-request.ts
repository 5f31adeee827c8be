import http from 'node:http';
import https from 'node:https';
import { inSpan } from '@/lib/start-tracing-span';
import { ForbiddenTargetError, isAllowedTarget, outerLookup } from './refuse-inner-network-targets';

const TIMEOUT_MS = 10_000;

export type HttpAnswer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body of the answer; empty when `keepAnswer` is 0. */
  body: string;
};

type Options = {
  allowInner: boolean;
  /** Largest answer body that is kept, in bytes; 0 discards it. A larger one fails with code ANSWER_TOO_LONG. */
  keepAnswer: number;
};

class AnswerTooLongError extends Error {
  readonly code = 'ANSWER_TOO_LONG';
}

type Request = [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  target: string,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
  options: Options,
];

/** Whether a status says that a request was carried out. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/**
 * One request with a JSON body, or without one. Follows no redirect, times out after 10 s.
 *
 * @throws network errors with their `code`; ForbiddenTargetError for a target that is not allowed
 */
export function httpRequest(...request: Request): Promise<HttpAnswer> {
  const [method, target] = request;
  // The span names only the host: a path or a query may contain personal data.
  const attributes = {
    'http.request.method': method,
    'server.address': new URL(target).hostname,
  };
  return inSpan(`request ${method}`, { kind: 'client', attributes }, async (note) => {
    const answer = await send(...request);
    note({ 'http.response.status_code': answer.status });
    return answer;
  });
}

function send(
  ...[method, target, headers, body, { allowInner, keepAnswer }]: Request
): Promise<HttpAnswer> {
  const url = new URL(target);
  if (!isAllowedTarget(url, allowInner)) {
    return Promise.reject(new ForbiddenTargetError('Inner address'));
  }
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method,
        headers: {
          ...headers,
          ...(body === undefined
            ? {}
            : {
                'Content-Type': 'application/json; charset=utf-8',
                'Content-Length': Buffer.byteLength(body),
              }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(allowInner ? {} : { lookup: outerLookup }),
      },
      (response) => {
        const kept: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          if (keepAnswer === 0) return;
          size += chunk.byteLength;
          if (size > keepAnswer) call.destroy(new AnswerTooLongError('Answer too long'));
          else kept.push(chunk);
        });
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(kept).toString('utf8'),
          }),
        );
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
