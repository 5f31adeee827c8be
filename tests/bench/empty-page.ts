/**
 * Measures the scripts of an empty page of the framework, which the weight of our pages is compared with:
 * `node --import tsx tests/bench/empty-page.ts`. Writes tests/bench/empty-page.json; run it again
 * when the version of the framework changes.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EmptyPage, lockedVersions, RECORD } from '../support/empty-page';
import { kilobytes, scriptsIn } from '../support/script-weight';

const app = path.resolve('tests/bench/empty-app');
const built = path.join(app, '.next');

function measure(): number {
  execFileSync(process.execPath, [path.resolve('node_modules/.bin/next'), 'build', app], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const html = readFileSync(path.join(built, 'server/app/index.html'), 'utf8');
  const fileOf = (src: string) => src.replace(/\?.*$/, '').replace('/_next/', '');
  return kilobytes(scriptsIn(html).map((src) => readFileSync(path.join(built, fileOf(src)))));
}

try {
  const page: EmptyPage = { versions: lockedVersions(), scripts: measure() };
  writeFileSync(path.resolve(RECORD), `${JSON.stringify(page, null, 2)}\n`);
  console.log(`An empty page sends ${page.scripts} kB of scripts; ${RECORD} is written.`);
} finally {
  rmSync(built, { recursive: true, force: true });
}
