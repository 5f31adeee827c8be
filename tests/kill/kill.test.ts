import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killedSite, MAILS_A_LEAD } from './killed-site';

const KILLS = Number(process.env.KILLS ?? 20);

it('foundation: acknowledged leads survive SIGKILL of the server, and none is delivered twice', async () => {
  const tally = await killedSite(KILLS);
  console.log(JSON.stringify(tally));
  if (process.env.TALLY_FILE) writeFileSync(process.env.TALLY_FILE, JSON.stringify(tally));
  expect(tally).toMatchObject({ lost: 0, doubled: 0, undelivered: 0, incomplete: 0 });
  expect(tally).toMatchObject({ unmailed: 0, untold: 0, unknownMails: 0 });
  // A deal with its note, and a submission, for each lead.
  expect(tally).toMatchObject({ notBrought: 0, broughtTwice: 0, brought: tally.stored * 2 });
  // Beside the thanks there are notices to the team, some of which tell of many leads.
  expect(tally.mailed).toBeGreaterThan(tally.stored * MAILS_A_LEAD);
  expect(tally.kills).toBe(KILLS);
  expect(tally.acknowledged).toBe(tally.stored);
  // The kills fell among submissions, or nothing has been shown.
  expect(tally.cutOff).toBeGreaterThan(0);
});
