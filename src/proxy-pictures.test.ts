import { NextRequest, type NextResponse } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPublishedPaths } from '@/i18n/published-paths';
import { proxy } from '@/proxy';

const ORIGIN = 'http://localhost:3000';

const ask = (address: string): NextResponse => proxy(new NextRequest(`${ORIGIN}${address}`));

beforeEach(() => {
  setPublishedPaths({ vi: new Set(['/', '/book-demo']), en: new Set(['/', '/book-demo']) });
});

describe('§7 relative image paths get the CMS host, absolute ones the public assets host, and the policy names both', () => {
  afterEach(() => vi.unstubAllEnvs());

  const pictureRule = (address: string) =>
    ask(address)
      .headers.get('content-security-policy')
      ?.split('; ')
      .find((rule) => rule.startsWith('img-src'));

  it.each(['/', '/en/book-demo', '/nothing-here'])(
    'the policy of %s lets browsers load them, as the environment says while serving',
    (address) => {
      vi.stubEnv('CMS_URL', 'https://cms.example.com/strapi');
      vi.stubEnv('PUBLIC_ASSETS_HOST', 'assets.example.com');
      expect(pictureRule(address)).toBe(
        "img-src 'self' data: blob: https://cms.example.com https://assets.example.com",
      );
    },
  );

  it('nothing else is opened to them', () => {
    vi.stubEnv('CMS_URL', 'https://cms.example.com');
    const policy = ask('/').headers.get('content-security-policy')!;
    expect(policy.match(/cms\.example\.com/g)).toHaveLength(1);
  });

  it('the policy of every page stays while neither is set', () => {
    expect(pictureRule('/')).toBeUndefined();
  });
});
