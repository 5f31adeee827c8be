import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fail } from './lib/output.mjs';
import { inRoot } from './lib/paths.mjs';
import { childEnv, tool } from './lib/run.mjs';
import { ensureRuntime, installDependencies } from './lib/runtime.mjs';

/** `npm run soak`: the heavy counts that `npm test` runs as a sample, in full; writes docs/soak.md. */

const KILLS = '200';
const BUYERS = '1000';

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
  ['mailed', 'mails at the mail server: to the sender and to the team'],
  [
    'mailedAgain',
    'of them sent again under the same message id, after a kill between sending and noting it',
  ],
  ['lost', '**acknowledged, but not stored**'],
  ['doubled', '**stored twice under one key, or delivered under two**'],
  ['undelivered', '**stored, but not delivered within three minutes of the last restart**'],
  ['brought', 'deals with their notes at Pipedrive, and submissions at HubSpot'],
  ['incomplete', '**stored without both consents, its three deliveries and its thanks**'],
  [
    'notBrought',
    '**leads that are missing at one of the two CRMs, or not noted as brought there**',
  ],
  ['broughtTwice', '**records of one lead that are twice at a CRM**'],
  ['unmailed', '**mails written down, but not at the mail server**'],
  ['untold', '**leads of which the team is told twice, or never**'],
  ['unknownMails', '**mails sent for something that was not stored**'],
];

const rushRows = [
  ['buyers', 'people who order a ticket at the same moment'],
  ['capacity', 'places there are'],
  ['confirmed', 'of them confirmed'],
  ['waiting', 'on the waiting list'],
  ['leads', 'leads in the database'],
  ['seconds', 'seconds until the last was answered'],
  ['oversold', '**places given away beyond those there are**'],
  ['unanswered', '**buyers without an answer**'],
];

const table = (rows, tally) => `| what | count |
| --- | ---: |
${rows.map(([name, what]) => `| ${what} | ${tally[name]} |`).join('\n')}`;

const report = (tally, rush) => `# The soak

Written by \`npm run soak\`. The run in \`npm test\` is the same with 20 kills and 100 buyers.

## Killed while forms come in

Six senders post forms without a pause; at a random moment the server is killed with SIGKILL, started again,
and whoever got no answer sends again under the same key. The bold lines have to be zero.

${table(rows, tally)}

## A rush for tickets

Everybody posts the form at once, to a server that serves nothing else.

${table(rushRows, rush)}
`;

async function main() {
  await ensureRuntime();
  await installDependencies();
  const { runShown } = await import('./test/run-shown.mjs');
  const { build } = await import('./steps/build.mjs');
  console.log(await build());
  await runShown([process.execPath, 'scripts/test/seeded.mjs']);
  const file = inRoot('.cache/test/kill-tally.json');
  const rushFile = inRoot('.cache/test/rush-tally.json');
  for (const old of [file, rushFile]) rmSync(old, { force: true });
  const ok = await runShown([process.execPath, tool('vitest'), 'run', '--project', 'kill'], {
    env: childEnv({ KILLS, BUYERS, TALLY_FILE: file, RUSH_FILE: rushFile }),
  });
  const target = inRoot('docs/soak.md');
  writeFileSync(
    target,
    report(...[file, rushFile].map((one) => JSON.parse(readFileSync(one, 'utf8')))),
  );
  await runShown([process.execPath, tool('prettier'), '--write', target]);
  process.exitCode = ok ? 0 : 1;
}

await main().catch(fail);
process.exit();
