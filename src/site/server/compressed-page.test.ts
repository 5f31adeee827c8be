import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codingFor, storedPage } from './compressed-page';

describe('the compression of a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['br;q=0', 'identity'],
    ['identity', 'identity'],
    ['brr, gzipped', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for Accept-Encoding "%s" is %s', (accepted, coding) => {
    expect(codingFor(accepted)).toBe(coding);
  });
});

describe('a cached page', () => {
  const html = '<p>Xin chào</p>'.repeat(50);

  it('has the same content in each compression', async () => {
    const { status, bodies } = await storedPage(200, html);
    expect(status).toBe(200);
    expect(brotliDecompressSync(bodies.br).toString()).toBe(html);
    expect(gunzipSync(bodies.gzip).toString()).toBe(html);
    expect(bodies.identity.toString()).toBe(html);
  });

  it('has an ETag, which is equal for equal content', async () => {
    const { etag } = await storedPage(200, html);
    expect((await storedPage(200, html)).etag).toBe(etag);
    expect((await storedPage(200, `${html} `)).etag).not.toBe(etag);
  });
});
