import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the fake server treats one request. */
export type Treatment =
  | 'answer'
  /** The server processes the request, then cuts the connection: the answer is lost. */
  | 'take and cut'
  /** The server processes the request, but never answers. */
  | 'take and hang'
  /** The server processes the request, and answers with invalid JSON. */
  | 'take and babble'
  /** The server processes the request, and answers with a server error. */
  | 'take and fail'
  | { status: number; headers?: Record<string, string>; body?: string };

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
};

/** A fake of a vendor's server: `serve` processes a request and returns the answer. */
export async function startVendor(serve: (asked: Asked) => { status: number; body: unknown }) {
  const log: Asked[] = [];
  let treat: (asked: Asked) => Treatment = () => 'answer';
  const reply = (response: ServerResponse, status: number, body: string, headers = {}) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://vendor');
      const text = Buffer.concat(chunks).toString('utf8');
      const asked: Asked = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: text ? JSON.parse(text) : null,
      };
      log.push(asked);
      const treatment = treat(asked);
      if (typeof treatment === 'object') {
        reply(response, treatment.status, treatment.body ?? '{"success":false}', treatment.headers);
        return;
      }
      const { status, body } = serve(asked);
      if (treatment === 'take and cut') response.socket?.destroy();
      else if (treatment === 'take and babble') reply(response, status, '<html>Just a moment…');
      else if (treatment === 'take and fail') reply(response, 502, 'Bad gateway');
      else if (treatment === 'answer') reply(response, status, JSON.stringify(body));
    });
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    treatBy: (next: typeof treat) => {
      treat = next;
    },
    stop: () =>
      new Promise<void>((resume) => {
        server.close(() => resume());
        server.closeAllConnections();
      }),
  };
}
