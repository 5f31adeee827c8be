import { createServer, request as ask } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../lib/find-free-port.mjs';

/**
 * A page's HTML without script elements and the data of islands.
 * @param {string} html
 */
export const withoutScripts = (html) =>
  html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/ data-(?:props|source|hydrate|id)="[^"]*"/g, '')
    .replaceAll(/<\/?(?:site-island|island-slot)\b[^>]*>/g, '');

const withoutPreloads = (html) => html.replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');

const bodyOf = async (stream) => {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/**
 * Serves a site without its scripts, as the baseline for the cost of scripts; everything but pages is passed on
 * unchanged.
 * @param {string} origin
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startWithoutScripts(origin) {
  const pages = new Map();
  const port = await freePort();
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const isPage = headers.accept?.includes('text/html') ?? false;
    const asked = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const passed = ask(origin + url, { method, headers: asked }, (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
        return;
      }
      bodyOf(answer).then(
        (body) => {
          // Pages are compressed once, as on the site.
          const page =
            pages.get(url) ?? brotliCompressSync(withoutScripts(withoutPreloads(body.toString())));
          pages.set(url, page);
          const { 'content-length': _length, ...rest } = answer.headers;
          response.writeHead(answer.statusCode, { ...rest, 'content-encoding': 'br' });
          response.end(page);
        },
        (error) => void response.destroy(error),
      );
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise((resolve) => {
    server.listen(port, resolve);
  });
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
