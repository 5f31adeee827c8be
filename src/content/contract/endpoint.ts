import type { ContractRequest } from './request';
import { runContract } from './run';

/** Who may ask from a browser, and whether the schema may be asked for. */
export type ContractSettings = { origins: readonly string[]; introspection: boolean };

const MOST_BYTES = 128 * 1024;
const ALLOWED_HEADERS = 'Content-Type,Authorization,Origin,Accept';
const A_DAY = 24 * 60 * 60;

const baseHeaders = { vary: 'Origin', 'cache-control': 'no-store' };

const json = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: baseHeaders });

const words = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8' },
  });

const failure = (status: number, name: string, message: string): Response =>
  json(status, { data: null, error: { status, name, message, details: {} } });

const refusal = (status: number, code: string, message: string): Response =>
  json(status, { errors: [{ message, extensions: { code } }] });

/** The body's text, or null when it is longer than anything that is answered. */
async function textOf(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return null;
  const reader = request.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString('utf8');
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The request in a parsed body, or why it is none. */
function requestIn(body: unknown): ContractRequest | Response {
  if (Array.isArray(body)) {
    return refusal(400, 'BATCHING_NOT_ALLOWED', 'One operation at a time, please.');
  }
  // As the recorded server's JSON reader, which takes objects and lists alone.
  if (!isObject(body)) return failure(400, 'SyntaxError', 'The body is not a JSON object.');
  if (Object.keys(body).length === 0) {
    return words(400, 'POST body missing, invalid Content-Type, or JSON object has no keys.');
  }
  const { query, operationName, variables } = body;
  if (typeof query !== 'string' || query.trim() === '') {
    return refusal(400, 'BAD_REQUEST', 'The body needs a query.');
  }
  if (operationName != null && typeof operationName !== 'string') {
    return refusal(400, 'BAD_REQUEST', 'operationName has to be text.');
  }
  if (variables != null && !isObject(variables)) {
    return refusal(400, 'BAD_REQUEST', 'variables have to be an object.');
  }
  return { query, operationName, variables };
}

async function answered(request: Request, introspection: boolean): Promise<Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return words(400, 'POST body missing, invalid Content-Type, or JSON object has no keys.');
  }
  const text = await textOf(request);
  if (text === null) return failure(413, 'PayloadTooLargeError', 'request entity too large');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return failure(400, 'SyntaxError', 'The body is not JSON.');
  }
  const posted = requestIn(body);
  if (posted instanceof Response) return posted;
  const { status, body: answer } = await runContract(posted, { introspection });
  return json(status, answer);
}

/** Lets the browsers of the sites on the list read the answer; the content itself is public. */
function forOrigin(response: Response, request: Request, origins: readonly string[]): Response {
  const origin = request.headers.get('origin');
  if (origin && origins.includes(origin)) {
    response.headers.set('access-control-allow-origin', origin);
  }
  return response;
}

/** Answers a POST to the contract's address. */
export async function postContract(
  request: Request,
  { origins, introspection }: ContractSettings,
): Promise<Response> {
  return forOrigin(await answered(request, introspection), request, origins);
}

/** Answers a GET: content is asked for by POST only. */
export function getContract(request: Request): Response {
  if (!new URL(request.url).searchParams.has('query')) return words(400, 'GET query missing.');
  const response = refusal(405, 'METHOD_NOT_ALLOWED', 'Ask by POST.');
  response.headers.set('allow', 'POST, OPTIONS');
  return response;
}

/** Answers a browser that asks whether a page of another site may post here. */
export function preflightContract(request: Request, { origins }: ContractSettings): Response {
  const response = new Response(null, { status: 204, headers: baseHeaders });
  const allowed = forOrigin(response, request, origins);
  if (!allowed.headers.has('access-control-allow-origin')) return allowed;
  allowed.headers.set('access-control-allow-methods', 'POST,OPTIONS');
  allowed.headers.set('access-control-allow-headers', ALLOWED_HEADERS);
  allowed.headers.set('access-control-max-age', String(A_DAY));
  return allowed;
}
