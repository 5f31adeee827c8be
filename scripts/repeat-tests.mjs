import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fail, PlainError } from './lib/print-command-progress.mjs';
import { formatReport, measuredCommit, measuredDay } from './lib/format-measurement-report.mjs';
import { inRoot, root } from './lib/project-paths.mjs';
import { ensureRuntime, installDependencies } from './lib/install-node-and-packages.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM'];

const PARTS = ['integration', 'integration-alone', 'start', 'staff', 'visitors'];

const REPORT = inRoot('docs/measured/repeated-runs.md');

/**
 * Parses the number of runs; it is 10 when the command names none.
 * @param {string | undefined} text
 */
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
  return () => loops.forEach((loop) => loop.kill('SIGKILL'));
}

/**
 * Runs the tests once under load, with their output on the console. An interruption ends the run and everything it
 * started.
 */
function runOnce(seed) {
  return new Promise((resolve) => {
    const stopLoad = startLoad();
    const child = spawn(process.execPath, ['scripts/test.mjs', ...PARTS], {
      cwd: root,
      env: { ...process.env, ORDER_SEED: String(seed) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let interrupted = false;
    const end = () => {
      interrupted = true;
      child.kill('SIGTERM');
    };
    for (const signal of SIGNALS) process.on(signal, end);
    let last = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      last = (last + chunk).slice(-200);
    });
    child.once('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, end);
      stopLoad();
      const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(last) ?? [];
      resolve({ passed: Number(passed), failed: Number(failed), ok: code === 0, interrupted });
    });
  });
}

function addRow(row) {
  appendFileSync(REPORT, `| ${row.join(' | ')} |\n`);
  formatReport(REPORT);
}

/**
 * `npm run test:repeat [-- times]`: repeats the parts of `npm test` that depend on time and order (default 10
 * times), each time in another order and with a load on every core. Adds a row per run to
 * docs/measured/repeated-runs.md and stops at the first failure.
 */
async function main() {
  const runs = times(process.argv[2]);
  await ensureRuntime();
  await installDependencies();
  for (let run = 0; run < runs; run += 1) {
    const seed = randomInt(1, 1_000_000);
    console.log(`\nRun ${run + 1} of ${runs}, seed ${seed}`);
    const started = Date.now();
    const { passed, failed, ok, interrupted } = await runOnce(seed);
    if (interrupted) throw new PlainError('Interrupted; this run is not counted.');
    const seconds = Math.round((Date.now() - started) / 1000);
    addRow([measuredDay(), measuredCommit(), seed, seconds, passed, failed]);
    if (!ok) throw new PlainError(`Run ${run + 1} failed; its order is that of seed ${seed}.`);
  }
}

await main().catch(fail);
