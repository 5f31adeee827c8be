import { describe, expect, it } from 'vitest';
import { isShown, remoteImagePatterns } from '@/lib/image-hosts';

const pattern = (protocol: string, hostname: string, port = '') => ({
  protocol,
  hostname,
  port,
  pathname: '/**',
  search: '',
});

describe('foundation: the image optimizer takes only our own addresses, and those of servers that are named', () => {
  it('nothing is allowed while nothing is set', () => {
    expect(remoteImagePatterns({})).toEqual([]);
    expect(remoteImagePatterns({ CMS_URL: '', PUBLIC_ASSETS_HOST: '' })).toEqual([]);
  });

  it('the other CMS and the host of its assets, each as a whole host and no more', () => {
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
  ])('"%s" is no host', (PUBLIC_ASSETS_HOST) => {
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
