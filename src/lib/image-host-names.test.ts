import { describe, expect, it } from 'vitest';
import { imageOrigins, isShown, remoteImagePatterns } from '@/lib/image-host-names';

const pattern = (protocol: string, hostname: string, port = '') => ({
  protocol,
  hostname,
  port,
  pathname: '/**',
  search: '',
});

describe('foundation: the image optimizer takes only our own addresses, and those of servers that are named', () => {
  it('no host is allowed without settings', () => {
    expect(remoteImagePatterns({})).toEqual([]);
    expect(remoteImagePatterns({ CMS_URL: '', PUBLIC_ASSETS_HOST: '' })).toEqual([]);
  });

  it('the remote CMS and its asset host are allowed, each exactly', () => {
    expect(
      remoteImagePatterns({
        CMS_URL: 'http://cms.example.com:1337/strapi?x=1',
        PUBLIC_ASSETS_HOST: 'assets.example.com',
      }),
    ).toEqual([pattern('http', 'cms.example.com', '1337'), pattern('https', 'assets.example.com')]);
  });

  it.each([
    '*',
    '**.example.com',
    'https://assets.example.com',
    'a.example/x',
    'a b',
    '.',
    '@evil',
  ])('"%s" is not accepted as a host', (PUBLIC_ASSETS_HOST) => {
    expect(() => remoteImagePatterns({ PUBLIC_ASSETS_HOST })).toThrow('PUBLIC_ASSETS_HOST');
  });

  it.each([
    ['https://assets.example.com/a/b.png', true],
    ['http://assets.example.com/a.png', false],
    ['https://assets.example.com:8443/a.png', false],
    ['https://sub.assets.example.com/a.png', false],
    ['https://assets.example.com.evil.example/a.png', false],
    ['https://assets.example.com@evil.example/a.png', false],
    ['https://assets.example.com/a.png?size=9', false],
    ['/api/media/file/a.png', false],
    ['https://169.254.169.254/', false],
  ])('%s: %s', (address, shown) => {
    expect(isShown(address, { PUBLIC_ASSETS_HOST: 'assets.example.com' })).toBe(shown);
  });
});

describe('§7 relative image paths get the CMS host, absolute ones the public assets host, and browsers may load pictures of both alone', () => {
  it('no origin is listed without settings', () => {
    expect(imageOrigins({})).toEqual([]);
    expect(imageOrigins({ CMS_URL: '', PUBLIC_ASSETS_HOST: '' })).toEqual([]);
  });

  it('the origins of the remote CMS and of its assets are listed once each', () => {
    const CMS_URL = 'http://CMS.example.com:1337/strapi?x=1';
    expect(imageOrigins({ CMS_URL, PUBLIC_ASSETS_HOST: 'assets.example.com' })).toEqual([
      'http://cms.example.com:1337',
      'https://assets.example.com',
    ]);
    const PUBLIC_ASSETS_HOST = 'cms.example.com';
    expect(imageOrigins({ CMS_URL: 'https://cms.example.com', PUBLIC_ASSETS_HOST })).toEqual([
      'https://cms.example.com',
    ]);
  });

  it.each([
    'https://*.example.com',
    'https://cms.example.com;script-src',
    "https://'unsafe-inline'",
    'https://a,b.example.com',
    'ftp://cms.example.com',
    'data:image/png;base64,AA',
    'cms.example.com',
    'nothing',
  ])('"%s" gives no origin', (CMS_URL) => {
    expect(imageOrigins({ CMS_URL })).toEqual([]);
  });

  it.each(['*', '*.example.com', 'a.example; script-src *', "'self'", 'a.example/x'])(
    '"%s" is not accepted as an asset host',
    (PUBLIC_ASSETS_HOST) => expect(imageOrigins({ PUBLIC_ASSETS_HOST })).toEqual([]),
  );
});
