/**
 * Ends a check: one line per finding on stderr and exit code 1, or one line saying what holds.
 * @param {string} name the check
 * @param {string[]} findings `place: what is wrong and what to do`
 * @param {string} holds printed when there are no findings
 */
export function finish(name, findings, holds) {
  for (const finding of findings) console.error(`${name}: ${finding}`);
  if (findings.length === 0) console.log(`${name}: ${holds}`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
