import { type Agent, request as httpRequest } from 'node:http';
import type { Input } from './fuzz-requests';

/**
 * The timeout of a request, in milliseconds. It is generous, because 16 requests share the machine; a request that
 * takes over a second when it is alone counts as a hang (`fuzz-site-with-one-seed.ts`).
 */
const RESPONSE_TIMEOUT_MS = 20_000;

/** Sends one raw request without normalising anything. Returns its status, or the error. */
export function send(
  origin: URL,
  agent: Agent,
  input: Input & { sender: number },
  cookie: string,
): Promise<number | string> {
  const { method, path, body, session, sender } = input;
  return new Promise((resolve) => {
    const headers: Record<string, string | number> = {
      host: origin.host,
      'x-forwarded-for': `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
      ...input.headers,
      ...(session ? { cookie } : {}),
      ...(body ? { 'content-length': body.byteLength } : {}),
    };
    const late = setTimeout(() => {
      resolve('no answer');
      request.destroy();
    }, RESPONSE_TIMEOUT_MS);
    const done = (result: number | string) => {
      clearTimeout(late);
      resolve(result);
    };
    const options = { host: '127.0.0.1', port: origin.port, agent, method, path, headers };
    const request = httpRequest(options, (response) => {
      response.once('error', (error) => done(error.message));
      response.once('end', () => done(response.statusCode ?? 0));
      response.resume();
    });
    request.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    request.end(body);
  });
}
