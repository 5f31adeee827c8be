import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * Preloaded into every process of a start (NODE_OPTIONS): makes the web server print how many files of code it had
 * loaded before the first file of Next.
 */
const OF_NEXT = /\/node_modules\/next\/dist\/server\/next\.js$/;
const files = new Set();

if (process.argv[1]?.endsWith('scripts/serve.mjs')) {
  registerHooks({
    load(url, context, load) {
      if (OF_NEXT.test(url)) {
        writeSync(1, `${JSON.stringify({ event: 'test.admin-asked-for', files: files.size })}\n`);
      } else if (url.startsWith('file:')) {
        files.add(url);
      }
      return load(url, context);
    },
  });
}
