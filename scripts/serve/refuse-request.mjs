/**
 * How many bytes of a refused body are still read, so that a client that sends its body before reading gets the answer.
 */
const MAX_DISCARDED_BYTES = 1024 * 1024;
const LINGER_MS = 1000;

export const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Discards the rest of the body for a moment, then ends the answer and the connection. */
function endSoon(request, response) {
  let discarded = 0;
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.push = (chunk) => {
    if (chunk === null) end();
    discarded += chunk?.length ?? 0;
    return discarded <= MAX_DISCARDED_BYTES; // false stops reading, and the timer then ends the connection
  };
}

/**
 * Refuses a request in place of the application, in the form of the application's errors (D27). Where the body is
 * still arriving, a part of it is discarded, then the connection is closed.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, code: string, message: string, headers?: Record<string, string> }} refusal
 */
export function refuse(request, response, { status, code, message, headers = {} }) {
  const body = JSON.stringify({ code, message });
  const isReading = hasBody(request) && !request.complete;
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    ...(isReading ? { Connection: 'close' } : {}),
    ...headers,
  });
  response.write(body);
  if (isReading) endSoon(request, response);
  else response.end();
}
