import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fail } from './lib/output.mjs';
import { inRoot } from './lib/paths.mjs';
import { childEnv, tool } from './lib/run.mjs';
import { ensureRuntime, installDependencies } from './lib/runtime.mjs';

/** `npm run soak`: the heavy counts that `npm test` runs as a sample, in full; writes docs/soak.md. */

const KILLS = '200';

const rows = [
  ['kills', 'times the server was killed with SIGKILL while forms came in'],
  ['databaseKills', 'of them together with the database server'],
  ['sent', 'requests of forms that were acknowledged in the end'],
  ['cutOff', 'requests without an answer; sent again after the restart under the same key'],
  ['acknowledged', 'forms whose sender was thanked'],
  ['stored', 'leads in the database'],
  ['delivered', 'leads at the receiver'],
  [
    'redelivered',
    'of them sent again under the same idempotency key, after a kill in mid-delivery',
  ],
  ['lost', '**acknowledged, but not stored**'],
  ['doubled', '**stored twice under one key, or delivered under two**'],
  ['undelivered', '**stored, but not delivered within three minutes of the last restart**'],
  ['incomplete', '**stored without both consents and its delivery**'],
];

const report = (tally) => `# The soak

Written by \`npm run soak\`. The run in \`npm test\` is the same with 20 kills.

Six senders post forms without a pause; at a random moment the server is killed with SIGKILL, started again,
and whoever got no answer sends again under the same key. The bold lines have to be zero.

| what | count |
| --- | ---: |
${rows.map(([name, what]) => `| ${what} | ${tally[name]} |`).join('\n')}
`;

async function main() {
  await ensureRuntime();
  await installDependencies();
  const { runShown } = await import('./test/run-shown.mjs');
  const { build } = await import('./steps/build.mjs');
  console.log(await build());
  const file = inRoot('.cache/test/kill-tally.json');
  rmSync(file, { force: true });
  const ok = await runShown(
    [process.execPath, tool('vitest'), 'run', '--project', 'kill'],
    childEnv({ KILLS, TALLY_FILE: file }),
  );
  const target = inRoot('docs/soak.md');
  writeFileSync(target, report(JSON.parse(readFileSync(file, 'utf8'))));
  await runShown([process.execPath, tool('prettier'), '--write', target]);
  process.exitCode = ok ? 0 : 1;
}

await main().catch(fail);
process.exit();
