import { once } from 'node:events';
import { createServer } from 'node:http';
import { isolationHeaders } from './security-headers-of-every-answer.mjs';
import { unavailableAnswer } from './unavailable-responses.mjs';

/**
 * The maximum body size that is read, more than the largest form (scripts/serve/request-body-limits.mjs); a larger
 * request is aborted.
 */
const MAX_BYTES = 32 * 1024 * 1024;
/** How long the system may take to free the port of a process that has just died. */
const PORT_RELEASE_TIMEOUT_MS = 3000;

/** Answers once the body has arrived: a browser that is still sending would not read the answer. */
function answer(request, response, { SITE_URL, HSTS_SUBDOMAINS }) {
  let bytes = 0;
  request.on('data', (chunk) => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) request.destroy();
  });
  request.on('end', () => {
    const { status, headers, body } = unavailableAnswer(request);
    response.writeHead(status, {
      ...isolationHeaders(request.url, SITE_URL, HSTS_SUBDOMAINS),
      ...headers,
      Connection: 'close',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

/**
 * Listens on the site's port while no web server runs: answers that the site is unavailable, and passes the open port
 * to the next web server, so that no connection is refused in between.
 * @param {Partial<Record<'PORT' | 'LISTEN_ADDRESS' | 'SITE_URL' | 'HSTS_SUBDOMAINS', string>>} env of the web server
 */
export function portHolderFor(env) {
  /** @type {import('node:http').Server | undefined} */
  let server;

  async function listen() {
    const next = createServer((request, response) => answer(request, response, env));
    next.headersTimeout = 20_000;
    next.requestTimeout = 60_000;
    next.listen(Number(env.PORT), env.LISTEN_ADDRESS || undefined);
    await once(next, 'listening');
    return next;
  }

  function close() {
    const closing = server;
    server = undefined;
    closing?.close();
    closing?.closeIdleConnections();
  }

  return {
    /** Listens on the port; retries while the port of a web server that has just died is still taken. */
    async open({ afterDeath = false } = {}) {
      for (const deadline = performance.now() + PORT_RELEASE_TIMEOUT_MS; ;) {
        try {
          server ??= await listen();
          return;
        } catch (error) {
          if (!afterDeath || performance.now() > deadline) throw error;
          await new Promise((resume) => setTimeout(resume, 5));
        }
      }
    },
    /**
     * Passes the port to a web server, which reports when it listens. If the server dies meanwhile, its exit is
     * reported.
     */
    handTo: (child) => child.send({ serve: true }, server, () => {}),
    close,
  };
}
