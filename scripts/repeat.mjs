import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fail, PlainError } from './lib/output.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { ensureRuntime, installDependencies } from './lib/runtime.mjs';

/**
 * `npm run test:repeat [-- times]`: the parts of `npm test` that depend on time and order, as often as said (10),
 * each time in another order and with a load on every core. Adds a row a run to docs/repeated-runs.md and
 * stops at the first failure.
 */
const PARTS = ['integration', 'integration-alone', 'start', 'staff', 'visitors'];

const REPORT = inRoot('docs/repeated-runs.md');

const HEAD = `# Repeated runs

Written by \`npm run test:repeat\`: ${PARTS.map((part) => `\`${part}\``).join(', ')} in an order drawn from the seed, while a
busy loop for each core runs beside them. \`ORDER_SEED=<seed> npm test -- <part>\` repeats an order.

| day | commit | seed | seconds | passed | failed |
| --- | --- | ---: | ---: | ---: | ---: |
`;

/** @param {string | undefined} text */
function times(text = '10') {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new PlainError(`"${text}" is no number of runs.`);
}

/** Keeps every core busy until it is stopped. */
function startLoad() {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  const stop = () => loops.forEach((loop) => loop.kill('SIGKILL'));
  process.once('exit', stop);
  return () => {
    process.off('exit', stop);
    stop();
  };
}

/** One run; its output goes to the console. */
function runOnce(seed) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/test.mjs', ...PARTS], {
      cwd: root,
      env: { ...process.env, ORDER_SEED: String(seed) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let end = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      end = (end + chunk).slice(-200);
    });
    child.once('close', (code) => {
      const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(end) ?? [];
      resolve({ passed: Number(passed), failed: Number(failed), ok: code === 0 });
    });
  });
}

const commit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

function addRow(row) {
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : HEAD;
  writeFileSync(REPORT, `${before}| ${row.join(' | ')} |\n`);
}

async function main() {
  const runs = times(process.argv[2]);
  await ensureRuntime();
  await installDependencies();
  for (let run = 0; run < runs; run += 1) {
    const seed = randomInt(1, 1_000_000);
    console.log(`\nRun ${run + 1} of ${runs}, seed ${seed}`);
    const started = Date.now();
    const stopLoad = startLoad();
    const { passed, failed, ok } = await runOnce(seed).finally(stopLoad);
    const seconds = Math.round((Date.now() - started) / 1000);
    addRow([new Date().toISOString().slice(0, 10), commit(), seed, seconds, passed, failed]);
    if (!ok) throw new PlainError(`Run ${run + 1} failed; its order is that of seed ${seed}.`);
  }
}

await main().catch(fail);
