import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import nft from 'next/dist/compiled/@vercel/nft/index.js';
import { PlainError } from '../lib/output.mjs';
import { inRoot, root } from '../lib/paths.mjs';
import { packageFolder, PACKAGES, SERVING } from '../lib/server-bundle.mjs';
import { fingerprint, stamp } from '../lib/stamp.mjs';

/** What is started on a machine that serves; their imports are followed. */
const ENTRIES = ['start', 'serve', 'backup', 'restore'].map((name) => `scripts/${name}.mjs`);

/** Modules of Next that its own lists leave out, because they know only Next's own server and settings made before. */
const OF_NEXT = [
  'node_modules/next/dist/server/next.js',
  'node_modules/next/og.js',
  // Reading settings asks where these are.
  'node_modules/next/dist/compiled/webpack/*.js',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
];

/** Files of packages that are read by their paths, which no tracer follows. */
const READ_BY_PATH = ['node_modules/pg-boss/dist/schema.json']; // steps/database.mjs

/** Files of ours beside the scripts: what is served, seeded or migrated, and what a start holds against the build. */
const OWN = [
  '.cache/cms/commands.mjs',
  '.next',
  'astro.config.mjs',
  'brand.config.ts',
  'content',
  'dist',
  'messages',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'public',
  'scripts/bundle-server.mjs',
  'scripts/lib/server-bundle.mjs',
  'src',
  'tsconfig.json',
];

/** Tests, and what only a build reads of the admin's build. */
const LEFT_OUT =
  /\.test\.\w+$|^\.next\/(?:build|cache|dev|diagnostics|trace|trace-build|turbopack|types)$|\.nft\.json$/;

/** Compilers, named by what a server loads, and never loaded in production. */
const NEVER_SERVED = /^node_modules\/(?:@?esbuild|@next\/swc-[^/]+|sass|typescript|drizzle-kit)\//;

/** What Next's own lists know better than the tracer, which would take in every runtime it has. */
const LEFT_TO_NEXT = /^node_modules\/next\/dist\/compiled\/next-server\//;

const LICENCE = /^(?:licen[cs]e|notice|copying)/i;

/** @returns {import('../lib/server-bundle.mjs').Packages} */
const ofServerBundle = () => JSON.parse(readFileSync(inRoot(PACKAGES), 'utf8'));

/** Packages that the build of the admin loads from their own folders: those that are left as links. */
const linkedByNext = () =>
  globSync('.next/node_modules/{*,@*/*}', { cwd: root })
    .map((link) => inRoot(link))
    .filter((link) => lstatSync(link).isSymbolicLink())
    .map((link) => realpathSync(link));

/** The files that modules start with, as the tracer takes them; what is not installed is never loaded. */
const filesOf = (modules) =>
  modules.flatMap((name) => {
    try {
      return [path.relative(root, fromRoot.resolve(name))];
    } catch {
      return [];
    }
  });

/** What the build of the admin has found that its server loads. */
function listedByNext() {
  return globSync('.next/**/*.nft.json', { cwd: root }).flatMap((list) => {
    const { files } = JSON.parse(readFileSync(inRoot(list), 'utf8'));
    return files.map((file) => path.relative(root, inRoot(path.dirname(list), file)));
  });
}

/** The tracer would take what the bundle names for what it loads; what that is stands beside it. */
const isBundle = (file) => file.startsWith(`${SERVING}/`);

const fromRoot = createRequire(inRoot('package.json'));

/** What modules load, found by the tracer that Next's build uses. */
async function traced(entries) {
  const { fileList } = await nft.nodeFileTrace(
    entries.map((entry) => inRoot(entry)),
    {
      base: root,
      processCwd: root,
      ignore: (file) => NEVER_SERVED.test(file) || LEFT_TO_NEXT.test(file) || isBundle(file),
    },
  );
  return [...fileList];
}

/** The licences of packages, by their folders. */
const licencesIn = (folders) =>
  [...folders].flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((name) => LICENCE.test(name))
      .map((name) => path.join(folder, name)),
  );

/**
 * Next's settings as a module that Node loads as it is. They are still read while serving; from the source Next would
 * need its compiler.
 */
async function writeNextConfig(target) {
  await build({
    absWorkingDir: root,
    entryPoints: ['next.config.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    outfile: path.join(target, 'next.config.mjs'),
    logLevel: 'error',
  });
}

function copy(file, target) {
  mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
  cpSync(inRoot(file), path.join(target, file), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (place) => !LEFT_OUT.test(path.relative(root, place)),
  });
}

/**
 * Puts into an empty folder what a machine needs to serve this build: our files, and of all packages the files that
 * are loaded. The folder can be copied anywhere, may be read-only, and starts with `node scripts/start.mjs` under the
 * Node of this process (SITE_RUNTIME=pinned), with a database of yours (DATABASE_URL).
 *
 * @param {string} target
 */
export async function gather(target) {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new PlainError(`${target} is not empty; name a new folder.`);
  }
  mkdirSync(target, { recursive: true });
  await writeNextConfig(target);
  const { bundled, external } = ofServerBundle();
  const modules = await traced([
    ...ENTRIES,
    ...globSync(OF_NEXT, { cwd: root }),
    // The tracer reads no TypeScript, by which scripts/serve/measure.mjs loads it.
    ...filesOf([...linkedByNext(), ...external, 'prom-client']),
  ]);
  const listed = listedByNext().filter((file) => !bundled.includes(packageFolder(file)));
  const packages = [...modules, ...listed, ...READ_BY_PATH].filter(
    (file) => file.startsWith('node_modules/') && !NEVER_SERVED.test(file),
  );
  const folders = new Set([...packages.map(packageFolder), ...bundled]);
  const scripts = modules.filter((file) => file.startsWith('scripts/'));
  for (const file of new Set([...OWN, ...scripts, ...packages, ...licencesIn(folders)])) {
    copy(file, target);
  }
  stamp(path.join(target, 'node_modules/.stamp'), fingerprint('package-lock.json'));
}
