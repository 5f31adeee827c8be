import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const SECRET = 'receiver-secret-of-test-runs';

/** Verifies a signature as docs/lead-webhook.md tells receivers to, without using the site's own code. */
function isSigned(headers, body) {
  const timestamp = headers['x-tamvia-timestamp'] ?? '';
  const expected = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
  const given = String(headers['x-tamvia-signature'] ?? '').replace(/^v1=/, '');
  const fresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  return (
    fresh &&
    given.length === expected.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  );
}

/**
 * A webhook receiver. POST / stores a delivery by its idempotency key; GET / lists them.
 * @param {{ respond?: (attempt: number) => number }} [options] `respond`: the status of a correctly signed attempt,
 * by the number of attempts so far; a wrong signature gets 401
 */
export async function startReceiver({ respond = () => 200 } = {}) {
  const deliveries = new Map();
  let attempts = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify([...deliveries.values()]));
      return;
    }
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      attempts += 1;
      const status = isSigned(request.headers, body) ? respond(attempts) : 401;
      if (status < 300) {
        const key = String(request.headers['idempotency-key']);
        const times = (deliveries.get(key)?.times ?? 0) + 1;
        deliveries.set(key, { key, times, message: JSON.parse(body) });
      }
      response.statusCode = status;
      response.end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    secret: SECRET,
    deliveries,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
