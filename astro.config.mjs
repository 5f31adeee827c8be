import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { islands } from './src/site/islands/island-vite-plugin.mjs';
import { adapter } from './src/site/server/astro-adapter.mjs';
import { shortNames } from './src/styles/shorten-class-names.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The development server pre-bundles packages for browsers. By default it searches every file of the pages
 * for imports, and so would bundle packages that only the server loads.
 */
const searchOnlyBrowserFiles = {
  name: 'search-only-browser-files',
  apply: 'serve',
  configResolved({ environments }) {
    environments.client.optimizeDeps.entries = [
      'src/site/document/browser-entry.ts',
      'src/**/*.client.tsx',
    ];
  },
};

/** The development server serves pages in a process without the admin: their CMS is loaded before the first one. */
const ownCmsInDevelopment = {
  name: 'own-cms-in-development',
  hooks: {
    'astro:config:setup': ({ command, addMiddleware }) => {
      const entrypoint = at('./src/development-middleware.ts');
      if (command === 'dev') addMiddleware({ order: 'pre', entrypoint });
    },
  },
};

/** Modules that several scripts load, most of them on every page. */
const SMALL_AND_SHARED =
  /src\/(?:i18n\/(?:locales|format-money)|lib\/(?:normalize-unicode|trusted-types-policy)|tracking\/third-party\/(?:load-script|reload-after-token-page))\.ts$/;

export default defineConfig({
  srcDir: './src/site',
  outDir: './dist',
  publicDir: './public',
  cacheDir: './.cache/astro',
  output: 'server',
  adapter: adapter(),
  integrations: [react(), ownCmsInDevelopment],
  trailingSlash: 'ignore',
  compressHTML: true,
  session: false,
  image: { service: passthroughImageService() }, // pictures are resized by Next (/_next/image)
  build: { assets: '_site', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    server: {
      // Files that change often and that no page is made from: the database, builds, test results.
      watch: { ignored: ['data', '.cache', '.next', 'dist'].map((name) => at(`./${name}/**`)) },
      // Next's own server answers the admin in development (scripts/dev.mjs), but not the endpoint that renders a
      // page.
      proxy: Object.fromEntries(
        ['/admin', '^/api(?!/preview/unsaved)', '/graphql', '/_next', '/__next'].map((path) => [
          path,
          { target: `http://localhost:${process.env.ADMIN_PORT}`, ws: true, xfwd: true },
        ]),
      ),
    },
    plugins: [tailwindcss(), shortNames(), islands(), searchOnlyBrowserFiles],
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // These scripts are too small to be separate files: each would be one more request.
              codeSplitting: { groups: [{ name: 'shared', test: SMALL_AND_SHARED }] },
            },
          },
        },
      },
    },
    css: { postcss: { plugins: [] } },
    ssr: {
      external: [
        'lru-cache',
        'i18next',
        'altcha-lib',
        'next',
        'pg',
        'payload',
        'libphonenumber-js',
        'graphql',
        'drizzle-orm',
        'prom-client',
        '@payloadcms/db-postgres',
      ],
    },
    resolve: {
      alias: [
        { find: /^@messages\//, replacement: at('./messages/') },
        { find: /^@\//, replacement: at('./src/') },
      ],
    },
  },
});
