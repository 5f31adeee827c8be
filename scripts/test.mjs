import { mkdirSync } from 'node:fs';
import { fail, PlainError } from './lib/output.mjs';
import { inRoot } from './lib/paths.mjs';
import { ensureRuntime, installDependencies } from './lib/runtime.mjs';

/** `npm test [-- part …]`: installs what the checks need, runs them all, ends with `N passed, N failed`. */

function chosenParts(parts, names) {
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown) {
    const known = parts.map(({ name }) => name).join(', ');
    throw new PlainError(`There is no part "${unknown}"; the parts are ${known}.`);
  }
  if (names.length === 0) return parts;
  const needed = parts
    .filter(({ name }) => names.includes(name))
    .flatMap(({ needs = [] }) => needs);
  return parts.filter(({ name }) => names.includes(name) || needed.includes(name));
}

async function runPart(part) {
  const started = Date.now();
  console.log(`\n── ${part.name}`);
  let result;
  try {
    result = await part.run();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    result = { passed: 0, failed: 1 };
  }
  return { name: part.name, ...result, seconds: ((Date.now() - started) / 1000).toFixed(1) };
}

async function main() {
  await ensureRuntime();
  await installDependencies();
  mkdirSync(inRoot('.cache/test'), { recursive: true });
  const { parts } = await import('./test/parts.mjs');
  const { stopShown } = await import('./test/run-shown.mjs');
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopped = true;
      stopShown();
    });
  }
  const results = [];
  for (const part of chosenParts(parts, process.argv.slice(2))) {
    if (!stopped) results.push(await runPart(part));
  }
  console.log('');
  for (const { name, passed, failed, seconds, failures = [] } of results) {
    const mark = failed > 0 ? '✗' : '✓';
    console.log(`${mark} ${name.padEnd(14)} ${passed} passed, ${failed} failed  (${seconds} s)`);
    for (const failure of failures) console.log(`    ${failure}`);
    if (failed > failures.length) console.log('    see above for what failed without a name');
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const [passed, failed] = [total('passed'), total('failed') + (stopped ? 1 : 0)];
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

await main().catch(fail);
process.exit();
