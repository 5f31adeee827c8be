import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * What a bundle of server code does not take in: native code, what looks for files beside its own, and CommonJS that
 * is imported late: a bundle would give it no names.
 */
export const EXTERNAL = ['sharp', 'pg-native', 'drizzle-kit*', 'pino', 'next/*', '@zxcvbn-ts/*'];

/** Packages written as CommonJS ask for Node's own modules by `require`. */
export const BANNER = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/**
 * For esbuild: our files keep their own addresses, and Next's modules are named by their files, as Node wants it.
 *
 * @type {import('esbuild').Plugin}
 */
export const asSources = {
  name: 'as-sources',
  setup(build) {
    build.onResolve({ filter: /^next\/[\w-]+$/ }, ({ path: name }) => ({
      path: `${name}.js`,
      external: true,
    }));
    build.onLoad({ filter: /[\\/]src[\\/]payload\.config\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(file).href),
      ),
      loader: 'ts',
    }));
  },
};

/** Where the bundle of the web server is. */
export const SERVING = 'dist/serving';

/**
 * What the bundle of the web server has to do with packages.
 *
 * @typedef {{ bundled: string[], external: string[] }} Packages the folders of those that it has taken in; modules
 *   that it loads from their own
 */
export const PACKAGES = `${SERVING}/packages.json`;

/** The folder of the package that a file belongs to, from `node_modules` on; undefined for files of ours. */
export const packageFolder = (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
