/** Prints the output of the commands: steps with their times, and error messages as sentences. */

const isTerminal = process.stdout.isTTY;
const dim = (text) => (isTerminal ? `\x1b[2m${text}\x1b[0m` : text);
const bold = (text) => (isTerminal ? `\x1b[1m${text}\x1b[0m` : text);

/** An error whose message is a whole sentence for the person at the keyboard; printed without a stack. */
export class PlainError extends Error {}

/**
 * Runs one step and prints its name, a progress line every 15 seconds, and how long it took.
 *
 * @param {string} name
 * @param {() => Promise<string | void>} run returns a short remark such as `up to date`
 */
export async function step(name, run) {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  const alive = setInterval(() => console.log(dim(`   … ${name}, ${seconds()} s`)), 15_000);
  try {
    const remark = await run();
    console.log(`${bold('✓')} ${name}${remark ? `: ${remark}` : ''} ${dim(`(${seconds()} s)`)}`);
  } finally {
    clearInterval(alive);
  }
}

/** Writes a log line in the same form as the application. */
export function log(level, event, fields) {
  console.log(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }));
}

/** Prints an error for a person, and lets the process end with exit code 1. */
export function fail(error) {
  if (error instanceof PlainError) console.error(`\n✗ ${error.message}`);
  else console.error('\n✗ Unexpected fault:', error);
  process.exitCode = 1;
}
