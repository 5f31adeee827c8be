import { describe, expect, it } from 'vitest';
import { cdnHeaders, configuredCdns, cdnTag } from './cdn-headers';

const cloudflare = { CLOUDFLARE_ZONE_ID: 'zone', CLOUDFLARE_API_TOKEN: 'token' };
const fastly = { FASTLY_SERVICE_ID: 'service', FASTLY_API_TOKEN: 'token' };

describe('networks in front of the site', () => {
  it('are those that the environment names whole', () => {
    expect(configuredCdns({})).toEqual([]);
    expect(configuredCdns({ ...cloudflare, CLOUDFLARE_API_TOKEN: '' })).toEqual([]);
    expect(configuredCdns(cloudflare)).toEqual(['cloudflare']);
    expect(configuredCdns({ ...cloudflare, ...fastly })).toEqual(['cloudflare', 'fastly']);
  });

  it('are told nothing where there is none', () => {
    expect(cdnHeaders([], ['page:/:vi'], 600)).toEqual({});
  });

  it('are told in their own headers under which tags, and for how long', () => {
    expect(cdnHeaders(['cloudflare'], ['page:/:vi', 'addresses', 'page:/:vi'], 600)).toEqual({
      'Cache-Tag': 'everything,page:/:vi,addresses',
      'Cloudflare-CDN-Cache-Control': 'public, max-age=600',
    });
    expect(cdnHeaders(['fastly'], ['page:/:vi'], 600)).toEqual({
      'Surrogate-Key': 'everything page:/:vi',
      'Surrogate-Control': 'max-age=600',
    });
  });

  it('are not allowed to cache a page that has too many tags to be purged', () => {
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

  it('know a long tag by the same short name in a header and in a purge', () => {
    const long = `page:/${'mot-dia-chi-dai/'.repeat(10)}:vi`;
    expect(cdnTag(long)).toMatch(/^h-[\da-f]{24}$/);
    expect(cdnHeaders(['fastly'], [long])['Surrogate-Key']).toBe(`everything ${cdnTag(long)}`);
    expect(cdnTag(`${long}x`)).not.toBe(cdnTag(long));
  });

  it('tell tags apart that differ in more than their case', () => {
    expect(cdnTag('page:/A:vi')).toBe(cdnTag('page:/a:vi'));
  });
});
