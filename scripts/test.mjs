import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fail, PlainError } from './lib/print-command-progress.mjs';
import { inRoot } from './lib/project-paths.mjs';
import { ensureRuntime, installDependencies } from './lib/install-node-and-packages.mjs';

/**
 * `npm test [-- part | test file …]`: installs what the tests need, runs all parts or those named, side by side where
 * the machine has the cores, and ends with `N passed, N failed`. `npm run test:long` does the same with the parts
 * that need much data or hours (docs/testing.md).
 */

const secondsSince = (started) => (Date.now() - started) / 1000;

async function runPart({ part, files }, label) {
  const started = Date.now();
  console.log(`\n── ${part.name}`);
  let result;
  try {
    result = await part.run({ label, files });
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    result = { passed: 0, failed: 1 };
  }
  const seconds = secondsSince(started);
  console.log(
    `── ${part.name}: ${result.failed > 0 ? 'failed' : 'passed'} (${seconds.toFixed(1)} s)`,
  );
  return { name: part.name, ...result, seconds };
}

function printTable(results, seconds) {
  console.log('');
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const result of results) {
    const { name, passed, failed, failures = [], skippedFor } = result;
    const mark = failed > 0 ? '✗' : '✓';
    const time = result.seconds.toFixed(1).padStart(7);
    console.log(`${mark} ${name.padEnd(width)} ${time} s   ${passed} passed, ${failed} failed`);
    if (skippedFor) console.log(`    not run, because ${skippedFor} failed`);
    for (const failure of failures) console.log(`    ${failure}`);
    if (failed > failures.length && !skippedFor) {
      console.log('    see above for what failed without a name');
    }
  }
  const spent = results.reduce((sum, result) => sum + result.seconds, 0);
  console.log(`\n${seconds.toFixed(0)} s in all, ${spent.toFixed(0)} s of parts side by side`);
}

async function main() {
  await ensureRuntime();
  await installDependencies();
  mkdirSync(inRoot('.cache/test'), { recursive: true });
  const { parts } = await import('./test/test-parts.mjs');
  const { chosenParts } = await import('./test/choose-test-parts.mjs');
  const { runParts } = await import('./test/run-test-parts.mjs');
  const { someWereKilled, stopStreamed } = await import('./test/stream-command.mjs');
  const { stopLeftoverDatabases } = await import('./test/stop-leftover-databases.mjs');
  const { interrupt } = await import('./lib/run-command.mjs');
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopped = true;
      interrupt();
      stopStreamed();
    });
  }
  const started = Date.now();
  const args = process.argv.slice(2);
  const names = args.filter((argument) => argument !== '--long');
  const chosen = chosenParts(parts, names, names.length < args.length ? 'long' : undefined);
  const filesOf = new Map(chosen.map(({ part, files }) => [part.name, files]));
  const results = await runParts(
    chosen.map(({ part }) => part),
    {
      cores: availableParallelism(),
      run: (part, beside) =>
        runPart({ part, files: filesOf.get(part.name) }, beside ? part.name : undefined),
      hasPassed: ({ failed }) => failed === 0,
      skip: ({ name }, skippedFor) => ({ name, passed: 0, failed: 1, seconds: 0, skippedFor }),
      isStopped: () => stopped,
    },
  );
  if (stopped || someWereKilled()) await stopLeftoverDatabases();
  printTable(results, secondsSince(started));
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const [passed, failed] = [total('passed'), total('failed') + (stopped ? 1 : 0)];
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

await main().catch(fail);
process.exit();
