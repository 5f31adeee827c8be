import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** The names below `collections:` or `globals:` in the CMS's generated types. */
function slugsOf(part: 'collections' | 'globals'): string[] {
  const types = readFileSync(path.join(root, 'src/payload-types.ts'), 'utf8');
  const block = new RegExp(`^ {2}${part}: \\{\\n([\\s\\S]*?)^ {2}\\};`, 'm').exec(types)?.[1] ?? '';
  return [...block.matchAll(/^ {4}'?([\w-]+)'?:/gm)].map(([, slug]) => slug!);
}

/** URLs of the application's route files; `[parameter]` stays, route groups are removed. */
function routesOf(file: 'page.tsx' | 'route.ts'): string[] {
  return globSync(`**/${file}`, { cwd: path.join(root, 'src/app') })
    .map((found) => `/${path.dirname(found)}`.replaceAll(/\/\([^)]*\)/g, ''))
    .map((address) => address.replace(/\/\.$/, '/'))
    .toSorted();
}

const collections = slugsOf('collections');
const below = ['', '/1', '/count', '/access/1', '/versions', '/versions/1', '/1/duplicate'];
const ofUsers = [
  'login',
  'logout',
  'me',
  'init',
  'refresh-token',
  'forgot-password',
  'reset-password',
  'first-register',
  'unlock',
  'verify/x',
];

/** The CMS's own endpoints: of each collection and global, of accounts, of files. */
export const cmsAddresses = [
  ...collections.flatMap((slug) => below.map((end) => `/api/${slug}${end}`)),
  ...slugsOf('globals').flatMap((slug) =>
    ['', '/access', '/versions'].map((end) => `/api/globals/${slug}${end}`),
  ),
  ...ofUsers.map((end) => `/api/users/${end}`),
  '/api/access',
  '/api/media/file/x.png',
  '/api/media/file/[filename]',
  '/api/[slug]',
  '/api/[slug]/[id]',
  '/api/og',
];
export const listAddresses = collections.map((slug) => `/api/${slug}`);

export const adminAddresses = [
  ...[
    ...collections.map((slug) => `collections/${slug}`),
    ...slugsOf('globals').map((slug) => `globals/${slug}`),
  ].flatMap((place) =>
    ['', '/1', '/[id]', '/create', '/1/versions', '/1/versions/[id]', '/1/api', '/trash'].map(
      (end) => `/admin/${place}${end}`,
    ),
  ),
  ...[
    '',
    '/account',
    '/parity',
    '/samples',
    '/publishing-calendar',
    '/second-factor',
    '/leads-board',
    '/leads-by-stage',
    '/door',
    '/response-times',
    '/visits',
    '/login',
    '/logout',
    '/reset/[token]',
    '/[screen]',
  ].map((end) => `/admin${end}`),
];

export const ownAddresses = routesOf('route.ts').filter(
  (address) => !address.includes('[...slug]'),
);
/** URLs that the site itself answers: pages, files for programs, and unknown URLs. */
export const pageAddresses = [
  ...routesOf('page.tsx'),
  '/',
  '/en',
  '/[slug]',
  '/vi/[slug]',
  '/blog/[slug]',
  '/blog?category=[slug]&page=[slug]',
  '/search?q=[slug]&kind=[slug]&page=[slug]',
  '/form/[slug]',
  '/tickets/[token]',
  '/newsletter/[token]?done=[slug]',
  '/privacy/[token]?done=[slug]',
  '/events/[slug]/thank-you',
  '/events/[slug]/waiting-list',
  '/events/[slug]/calendar.ics',
  '/book-demo/thank-you',
  '/social/[slug]/[slug].png',
  '/sitemaps/[slug]',
  '/[slug].md',
  '/llms.txt',
  '/manifest.webmanifest',
  '/marks.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/failed-screen',
  '/gallery',
];
export const files = [
  ...globSync('**/*.*', { cwd: path.join(root, 'public') }).map((file) => `/${file}`),
  ...globSync('_site/*.{js,css,woff2}', { cwd: path.join(root, 'dist/client') })
    .slice(0, 8)
    .map((file) => `/${file}`),
  '/_site/x.js',
  '/_next/static/x.js',
  '/_next/image',
  '/_next/data/x/index.json',
];
