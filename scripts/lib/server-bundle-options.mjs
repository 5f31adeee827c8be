import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Packages that a bundle of server code leaves out: native code, code that looks for files beside its own, and CommonJS
 * that is imported dynamically, whose named exports a bundle would lose.
 */
export const EXTERNAL = ['sharp', 'pg-native', 'drizzle-kit*', 'pino', 'next/*', '@zxcvbn-ts/*'];

/** CommonJS packages load Node's own modules by `require`, which a bundle has to define. */
export const BANNER = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/**
 * An esbuild plugin for server code: our modules keep their own `import.meta.url`, and Next's modules are named by
 * their files, as Node's ESM loader requires.
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

/** The folder of the web server's bundle. */
export const SERVING = 'dist/serving';

/**
 * The file that says how the bundle of the web server treats packages.
 * @typedef {{ bundled: string[], external: string[] }} Packages `bundled`: the folders of packages included in it;
 * `external`: modules that it loads from their own folders
 */
export const PACKAGES = `${SERVING}/packages.json`;

/** The folder of the package that a file belongs to; undefined for our own files. */
export const packageFolder = (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
