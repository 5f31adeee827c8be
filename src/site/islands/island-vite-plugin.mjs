import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));
const ISLAND = /\/src\/(?:site|tracking)\/.*\.client\.tsx$/;
const COMPONENT = /^export (?:async )?function ([A-Z]\w*)/gm;

/**
 * A Vite plugin for islands. On the server it wraps the exports of `*.client.tsx` files as islands; the browser loads
 * the unwrapped file when an island hydrates. `?plain` after the file's name gives the unwrapped file on the server
 * too.
 * @returns {import('vite').Plugin}
 */
export function islands() {
  return {
    name: 'islands',
    enforce: 'pre',
    load(id) {
      if (this.environment.config.consumer !== 'server' || !ISLAND.test(id)) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(COMPONENT)].map(([, name]) => name);
      const file = JSON.stringify(path.relative(SOURCES, id));
      const source = JSON.stringify(`${id}?plain`);
      return [
        `import { island } from '@/site/islands/wrap-as-island';`,
        `import * as components from ${source};`,
        `export * from ${source};`,
        ...names.map(
          (name) =>
            `export const ${name} = island(components.${name}, { file: ${file}, name: '${name}' });`,
        ),
      ].join('\n');
    },
  };
}
