import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import nft from 'next/dist/compiled/@vercel/nft/index.js';
import { PlainError } from '../lib/print-command-progress.mjs';
import { inRoot, root } from '../lib/project-paths.mjs';
import { packageFolder, PACKAGES, SERVING } from '../lib/server-bundle-options.mjs';
import { fingerprint, OF_DEVELOPMENT, stamp } from '../lib/source-fingerprint.mjs';

/** The entry points of a serving machine; their imports are traced. */
const ENTRIES = ['start', 'serve', 'restore', 'serve/cache-handler-of-next'].map(
  (name) => `scripts/${name}.mjs`,
);

/**
 * Modules of Next that its own file traces omit, because the traces assume Next's own server and a build that reads
 * the settings.
 */
const OF_NEXT = [
  'node_modules/next/dist/server/next.js',
  'node_modules/next/og.js',
  // Modules that Next loads dynamically while it reads its settings.
  'node_modules/next/dist/compiled/webpack/*.js',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
];

/** Files of packages that are read by path, which the tracer can not see. */
const READ_BY_PATH = ['node_modules/pg-boss/dist/schema.json']; // read by steps/migrate-database.mjs

/**
 * Our own files in addition to the scripts: what is served, seeded or migrated, and what a start compares the build
 * with.
 */
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
  'scripts/lib/payload-patches-loader.mjs',
  'scripts/lib/payload-patches.mjs',
  'scripts/lib/deduplicate-payload-styles.mjs',
  'scripts/lib/server-bundle-options.mjs',
  'src',
  'tsconfig.json',
];

/** Files to leave out, beside those of development: parts of the admin's build that only a build reads. */
const LEFT_OUT =
  /^\.next\/(?:build|cache|dev|diagnostics|trace|trace-build|turbopack|types)$|\.nft\.json$/;

/** Compilers and tools that server modules refer to, but never load in production. */
const NEVER_SERVED = /^node_modules\/(?:@?esbuild|@next\/swc-[^/]+|sass|typescript|drizzle-kit)\//;

/**
 * Compilers bundled with Next, which its server names but never runs: they are copied, but what only they load is not
 * searched for. Reading them would take a quarter of the time.
 */
const COMPILERS =
  /^node_modules\/next\/dist\/compiled\/(?:@next\/font|@vercel\/nft|cssnano-simple|edge-runtime|next-devtools|postcss-preset-env|webpack)\//;

/** Packages for which Next's own file traces are used; the tracer would include every runtime of them. */
const LEFT_TO_NEXT = /^node_modules\/next\/dist\/compiled\/next-server\//;

const LICENCE = /^(?:licen[cs]e|notice|copying)/i;

/** How the web server's bundle treats packages: which it holds, and which it loads from `node_modules`. */
const ofServerBundle = () => JSON.parse(readFileSync(inRoot(PACKAGES), 'utf8'));

/**
 * The packages that the build of the admin loads from their own folders: those that are still links. The others were
 * replaced by links to the web server's bundle (scripts/bundle-server.mjs).
 */
const linkedByNext = () =>
  globSync('.next/node_modules/{*,@*/*}', { cwd: root })
    .map((link) => inRoot(link))
    .filter((link) => lstatSync(link).isSymbolicLink())
    .map((link) => realpathSync(link));

/**
 * The entry files of modules, from the project's root as the tracer takes them; packages that are not installed are
 * left out.
 */
const filesOf = (modules) =>
  modules.flatMap((name) => {
    try {
      return [path.relative(root, fromRoot.resolve(name))];
    } catch {
      return [];
    }
  });

/** The files that Next's build traced for the server of the admin. */
function listedByNext() {
  return globSync('.next/**/*.nft.json', { cwd: root }).flatMap((list) => {
    const { files } = JSON.parse(readFileSync(inRoot(list), 'utf8'));
    return files.map((file) => path.relative(root, inRoot(path.dirname(list), file)));
  });
}

/**
 * Whether a file is part of the web server's bundle: the tracer would follow every package named in it, so `external`
 * of `ofServerBundle` is used instead.
 */
const isBundle = (file) => file.startsWith(`${SERVING}/`);

const fromRoot = createRequire(inRoot('package.json'));

/** The content of a file, or null where there is none, as the tracer asks for it. */
const readIfThere = (file) =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : null;

/** All files that modules load, found by the tracer that Next's build uses. */
async function traced(entries) {
  const { fileList } = await nft.nodeFileTrace(
    entries.map((entry) => inRoot(entry)),
    {
      base: root,
      processCwd: root,
      ignore: (file) => NEVER_SERVED.test(file) || LEFT_TO_NEXT.test(file) || isBundle(file),
      readFile: (file) =>
        COMPILERS.test(path.relative(root, file)) && file.endsWith('.js') ? '' : readIfThere(file),
    },
  );
  return [...fileList];
}

const licencesIn = (folders) =>
  [...folders].flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((name) => LICENCE.test(name))
      .map((name) => path.join(folder, name)),
  );

/**
 * Next's settings as a plain module. They are also read while serving, and Next would need its compiler for the
 * TypeScript source.
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
    filter: (place) => {
      const name = path.relative(root, place);
      return !LEFT_OUT.test(name) && !OF_DEVELOPMENT.test(name);
    },
  });
}

/**
 * Copies into an empty folder what a machine needs to serve this build: our files, and of all packages the files that
 * are loaded. The folder can be copied anywhere, may be read-only, and starts with `node scripts/start.mjs` under the
 * Node of this process (SITE_RUNTIME=pinned), with an external database (DATABASE_URL).
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
    // `prom-client` is named here: the tracer does not read TypeScript, and scripts/serve/request-metrics.mjs loads it
    // by a TypeScript file.
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
