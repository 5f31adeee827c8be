import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { inRoot, root } from './lib/project-paths.mjs';
import {
  asSources,
  BANNER,
  EXTERNAL,
  packageFolder,
  PACKAGES,
  SERVING,
} from './lib/server-bundle-options.mjs';

/**
 * The last part of a build, which runs in a separate process. It bundles what the web server loads before its first
 * page, and the packages that the admin shares with it (ADR-0039), so that each package is loaded once.
 */

/** The folder of the bundle. */
const PLACE = inRoot(SERVING);
const NEXT_PACKAGES = inRoot('.next/node_modules');

/** Packages with native code, which are loaded from their own folders. */
const NATIVE = /^sharp(?:\/|$)/;

/**
 * Modules of packages that Next's build imports while serving.
 * @typedef {{ link: string, name: string, subpath: string, file: string }} Imported `link` is Next's own name of the
 * package, such as `payload-e448a27c99c096d3`, under which it stands in NEXT_PACKAGES; `subpath` such as `/shared`;
 * `file` is the module's name in the bundle
 * @returns {Imported[]}
 */
function importedByNext() {
  const found = new Map();
  for (const file of globSync('.next/server/**/*.js', { cwd: root })) {
    for (const [, asked] of readFileSync(inRoot(file), 'utf8').matchAll(/\.y\("([^"]+)"/g)) {
      const [, name, hash, subpath = ''] = /^(.+)-([0-9a-f]{16})(\/.+)?$/.exec(asked) ?? [];
      if (!name || NATIVE.test(name)) continue;
      const bundled = `package-${(name + subpath).replace(/\W+/g, '-')}.mjs`;
      found.set(asked, { link: `${name}-${hash}`, name, subpath, file: bundled });
    }
  }
  return [...found.values()];
}

/** The names of a module's exports. Those of a CommonJS module are known only once it has run. */
const namesOf = async (module) =>
  Object.keys(await import(module)).filter((name) => /^[\w$]+$/.test(name));

const passOn = (names, from) => `export { ${names.join(', ')} } from ${JSON.stringify(from)};\n`;

/** Entries named `package:<module>` re-export that module. */
const packageEntries = {
  name: 'package-entries',
  setup(setup) {
    setup.onResolve({ filter: /^package:/ }, ({ path: entry }) => ({
      path: entry.slice('package:'.length),
      namespace: 'package',
    }));
    setup.onLoad({ filter: /./, namespace: 'package' }, async ({ path: module }) => ({
      contents: passOn(await namesOf(module), module),
      resolveDir: root,
    }));
  },
};

/** Points the package names that Next's build uses at the bundle instead of `node_modules`. */
async function leadToBundle(imported) {
  for (const [link, modules] of Map.groupBy(imported, (module) => module.link)) {
    const folder = path.join(NEXT_PACKAGES, link);
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    const exports = {};
    for (const { name, subpath, file } of modules) {
      const target = path.relative(folder, path.join(PLACE, file)).split(path.sep).join('/');
      writeFileSync(path.join(folder, file), passOn(await namesOf(name + subpath), target));
      exports[`.${subpath}`] = `./${file}`;
    }
    const about = { name: link, version, type: 'module', exports };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(about));
  }
}

const imported = importedByNext();
rmSync(PLACE, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [
    { in: 'dist/server/entry.mjs', out: 'site' },
    { in: 'src/start-background-work.ts', out: 'background' },
    ...imported.map(({ name, subpath, file }) => ({
      in: `package:${name}${subpath}`,
      out: path.basename(file, '.mjs'),
    })),
  ],
  bundle: true,
  splitting: true,
  outdir: PLACE,
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunk-[hash]',
  platform: 'node',
  format: 'esm',
  target: `node${process.versions.node}`,
  // Selects the production build of React and others.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Minified class names would break code that recognises errors by the name of their class.
  keepNames: true,
  external: EXTERNAL,
  banner: { js: BANNER },
  plugins: [asSources, packageEntries],
  metafile: true,
  logLevel: 'error',
});
await leadToBundle(imported);
const taken = Object.keys(metafile.inputs).map(packageFolder);
const left = Object.values(metafile.outputs).flatMap(({ imports }) =>
  imports.filter(({ external, path: name }) => external && !isBuiltin(name)).map((one) => one.path),
);
/** @type {import('./lib/server-bundle-options.mjs').Packages} */
const packages = { bundled: [...new Set(taken)].filter(Boolean), external: [...new Set(left)] };
writeFileSync(inRoot(PACKAGES), JSON.stringify(packages));
process.exit();
