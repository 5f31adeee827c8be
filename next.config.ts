import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { remoteImagePatterns } from './src/lib/image-host-names';
import { deviceWidths, imageQuality, smallWidths } from './src/lib/image-sizes';
import { MAX_PICTURE_PIXELS } from './src/lib/max-picture-pixels';
import { CHANGED, IMPORTING, PAYLOAD_MODULES } from './scripts/lib/payload-patches.mjs';
import {
  adminHeaders,
  ANSWER_POLICY,
  contentSecurityPolicy,
  CHECK_IN_PATH,
  checkInHeaders,
  securityHeaders,
} from './src/lib/security-headers';

const policy = (value: string) => ({ key: 'Content-Security-Policy', value });

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // Pages and data are cached in the serving process only: a restart, a restored backup or another
  // database can never show what an earlier process had cached, and strangers asking for pages that
  // do not exist can not fill the disk.
  cacheMaxMemorySize: 128 * 1024 * 1024,
  // The only exception are resized pictures, which are on disk, each for one version of its picture (ADR-0057).
  cacheHandler: path.resolve('scripts/serve/cache-handler-of-next.mjs'),
  experimental: {
    isrFlushToDisk: false,
    // Loading all routes at once would block the process: each is loaded at its first request (ADR-0039).
    preloadEntriesOnStart: false,
    // A picture that was stored before this limit, or comes from another host, is sent unchanged instead of
    // being decoded.
    imgOptMaxInputPixels: MAX_PICTURE_PIXELS,
    // Server code is not minified and so is readable in stack traces without source maps, which were four
    // fifths of the build's bytes. The build cache costs a first start more than it saves.
    turbopackMinify: { server: false, client: true, edge: true },
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
  },
  turbopack: {
    rules: {
      [PAYLOAD_MODULES]: {
        condition: { any: [{ path: CHANGED }, { content: IMPORTING }] },
        loaders: [path.resolve('scripts/lib/payload-patches-loader.mjs')],
      },
    },
  },
  // These packages are loaded from the bundle shared with the site's pages (scripts/bundle-server.mjs): if Next
  // bundled them, each route that reads the CMS would have its own copy.
  serverExternalPackages: [
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    '@zxcvbn-ts/core',
    '@zxcvbn-ts/language-common',
    'altcha-lib',
    'crawler-user-agents',
    'csv-parse',
    'drizzle-orm',
    'hucre',
    'ical-generator',
    'libphonenumber-js',
    'node-html-markdown',
    'node-html-parser',
    'nodemailer',
    'payload',
    'pg',
    'pg-boss',
    'prom-client',
    'qrcode',
    'zod',
  ],
  typescript: { ignoreBuildErrors: true }, // `npm test` checks the types of the whole tree
  images: {
    deviceSizes: deviceWidths,
    imageSizes: smallWidths,
    qualities: [imageQuality],
    localPatterns: [
      { pathname: '/api/media/file/**', search: '' },
      { pathname: '/films/**', search: '' },
      { pathname: '/gallery/**', search: '' },
    ],
    // Next reads this file at each start, so these variables are those of the start, like all others.
    remotePatterns: remoteImagePatterns({
      CMS_URL: process.env.CMS_URL,
      PUBLIC_ASSETS_HOST: process.env.PUBLIC_ASSETS_HOST,
    }),
    customCacheHandler: true,
    minimumCacheTTL: 60 * 60 * 24 * 30,
    dangerouslyAllowSVG: false,
  },
  async headers() {
    const ofAll = { source: '/:path*', headers: securityHeaders };
    // The development server injects scripts into pages, and uses `eval`.
    if (process.env.NODE_ENV === 'development') {
      return [ofAll, { source: '/:path*', headers: [policy(contentSecurityPolicy())] }];
    }
    return [
      ofAll,
      // Each admin screen gets a policy with a nonce of its own (scripts/serve/admin-security-policy.mjs).
      { source: '/((?!admin(?:/|$)).*)', headers: [policy(ANSWER_POLICY)] },
      { source: '/admin/:path*', headers: adminHeaders },
      { source: CHECK_IN_PATH, headers: checkInHeaders },
    ];
  },
};

/**
 * Payload's wrapper asks every visitor's browser for a colour-scheme hint (`Critical-CH`), which costs
 * each first visit a second round trip. Only the admin uses it, so only the admin sends it.
 */
function clientHintsOnAdminOnly(config: NextConfig): NextConfig {
  const allHeaders = config.headers;
  return {
    ...config,
    async headers() {
      const rules = (await allHeaders?.()) ?? [];
      return rules.map((rule) =>
        rule.headers.some(({ key }) => key === 'Critical-CH')
          ? { ...rule, source: '/admin/:path*' }
          : rule,
      );
    },
  };
}

export default clientHintsOnAdminOnly(withPayload(nextConfig));
