import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { remoteImagePatterns } from './src/lib/image-hosts';
import { deviceWidths, imageQuality, smallWidths } from './src/lib/image-sizes';
import { MOST_PIXELS } from './src/lib/picture-limit';
import {
  adminHeaders,
  ANSWER_POLICY,
  contentSecurityPolicy,
  DOOR_PATH,
  doorHeaders,
  securityHeaders,
} from './src/lib/security-headers';

const policy = (value: string) => ({ key: 'Content-Security-Policy', value });

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // Pages and data are cached in the serving process only: a restart, a restored backup or another
  // database can never show what an earlier process had cached, and strangers asking for pages that
  // do not exist can not fill the disk.
  cacheMaxMemorySize: 128 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    // All at once they keep the process from answering pages: each is loaded when it is first asked for (ADR-0039).
    preloadEntriesOnStart: false,
    // One that was stored before, or comes from elsewhere, is sent as it is instead of being unpacked.
    imgOptMaxInputPixels: MOST_PIXELS,
    // What the server runs stays readable in stack traces, so it needs no source maps: they were four
    // fifths of the build's bytes. The cache of the build costs a first start more than it gives.
    turbopackMinify: { server: false, client: true, edge: true },
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
  },
  // Loaded from the bundle that the site's pages share (scripts/bundle-server.mjs): bundled by Next, each route that
  // reads the CMS had a copy of its own.
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
  typescript: { ignoreBuildErrors: true }, // `npm test` runs the compiler over the whole tree
  images: {
    deviceSizes: deviceWidths,
    imageSizes: smallWidths,
    qualities: [imageQuality],
    localPatterns: [
      { pathname: '/api/media/file/**', search: '' },
      { pathname: '/films/**', search: '' },
      { pathname: '/gallery/**', search: '' },
    ],
    // Read while serving, as every other variable.
    remotePatterns: remoteImagePatterns({
      CMS_URL: process.env.CMS_URL,
      PUBLIC_ASSETS_HOST: process.env.PUBLIC_ASSETS_HOST,
    }),
    minimumCacheTTL: 60 * 60 * 24 * 30,
    dangerouslyAllowSVG: false,
  },
  async headers() {
    const ofAll = { source: '/:path*', headers: securityHeaders };
    // The development server writes scripts into pages, and evaluates modules.
    if (process.env.NODE_ENV === 'development') {
      return [ofAll, { source: '/:path*', headers: [policy(contentSecurityPolicy())] }];
    }
    return [
      ofAll,
      // The policy of a screen of the admin has a number of its own (scripts/serve/admin-policy.mjs).
      { source: '/((?!admin(?:/|$)).*)', headers: [policy(ANSWER_POLICY)] },
      { source: '/admin/:path*', headers: adminHeaders },
      { source: DOOR_PATH, headers: doorHeaders },
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
