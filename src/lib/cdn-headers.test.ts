import { describe, expect, it } from 'vitest';
import { cdnHeaders, configuredCdns, cdnTag } from './cdn-headers';

const cloudflare = { CLOUDFLARE_ZONE_ID: 'zone', CLOUDFLARE_API_TOKEN: 'token' };
const fastly = { FASTLY_SERVICE_ID: 'service', FASTLY_API_TOKEN: 'token' };

describe('content delivery networks', () => {
  it('are those whose settings are complete', () => {
    expect(configuredCdns({})).toEqual([]);
    expect(configuredCdns({ ...cloudflare, CLOUDFLARE_API_TOKEN: '' })).toEqual([]);
    expect(configuredCdns(cloudflare)).toEqual(['cloudflare']);
    expect(configuredCdns({ ...cloudflare, ...fastly })).toEqual(['cloudflare', 'fastly']);
  });

  it('get no headers when none is configured', () => {
    expect(cdnHeaders([], ['page:/:vi'], 600)).toEqual({});
  });

  it('get the cache tags and the cache time in their own headers', () => {
    expect(cdnHeaders(['cloudflare'], ['page:/:vi', 'addresses', 'page:/:vi'], 600)).toEqual({
      'Cache-Tag': 'everything,page:/:vi,addresses',
      'Cloudflare-CDN-Cache-Control': 'public, max-age=600',
    });
    expect(cdnHeaders(['fastly'], ['page:/:vi'], 600)).toEqual({
      'Surrogate-Key': 'everything page:/:vi',
      'Surrogate-Control': 'max-age=600',
    });
  });

  it('may not cache a page with too many tags to be purged', () => {
    const many = Array.from(
      { length: 400 },
      (_, index) => `entry:blogs:${'x'.repeat(40)}${index}:vi`,
    );
    const { 'Cache-Tag': tags, ...life } = cdnHeaders(['cloudflare'], many, 600);
    expect(tags).toBe('everything');
    expect(life).toEqual({ 'Cloudflare-CDN-Cache-Control': 'public, max-age=0' });
    const fitting = cdnHeaders(['cloudflare'], many.slice(0, 200), 600)['Cache-Tag'] ?? '';
    expect(fitting.split(',')).toHaveLength(201);
    expect(Buffer.byteLength(fitting)).toBeLessThan(16 * 1024);
  });

  it('get the same short name for a long tag in headers and in purges', () => {
    const long = `page:/${'mot-dia-chi-dai/'.repeat(10)}:vi`;
    expect(cdnTag(long)).toMatch(/^h-[\da-f]{24}$/);
    expect(cdnHeaders(['fastly'], [long])['Surrogate-Key']).toBe(`everything ${cdnTag(long)}`);
    expect(cdnTag(`${long}x`)).not.toBe(cdnTag(long));
  });

  it('match tags regardless of upper and lower case', () => {
    expect(cdnTag('page:/A:vi')).toBe(cdnTag('page:/a:vi'));
  });
});
