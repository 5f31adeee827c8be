import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/project-paths.mjs';
import { killedSite } from '../kill/kill-and-restart-site';
import { startToldSite, type ToldSite } from '../kill/site-with-receivers';
import { outages } from '../kill/stop-database-during-forms';
import { makeDisk, whyNoPowerCut } from './disk-that-loses-power';

/** `POWER_CUTS=100 npm run test:long -- power-cut` cuts the power a hundred times in each test. */
const CUTS = Number(process.env.POWER_CUTS ?? 20);

/** How many people send forms one after the other until a cut. */
const CROWD = 6;

type Site = ToldSite['site'];

const reason = whyNoPowerCut();
if (reason) console.log(`No power is cut: ${reason}.`);

describe.runIf(!reason)('what was promised survives a power cut', () => {
  const folder = inRoot('.cache/test/power-cut');
  let disk: Awaited<ReturnType<typeof makeDisk>>;
  let told: ToldSite;

  beforeAll(async () => {
    disk = await makeDisk(folder);
    // The log is on another disk: an open file of this process would keep the disk from being unmounted.
    told = await startToldSite('power-cut/site', {
      survives: 'power cut',
      logFile: path.join(folder, '../power-cut.log'),
    });
    disk.flush();
  });

  afterAll(async () => {
    try {
      await told?.stop();
    } finally {
      await disk?.remove();
    }
  });

  const write = (name: string, tally: object) => {
    console.log(JSON.stringify(tally));
    if (process.env.TALLY_FOLDER) {
      writeFileSync(path.join(process.env.TALLY_FOLDER, `${name}.json`), JSON.stringify(tally));
    }
  };

  it(`an acknowledged lead is stored and delivered once (${CUTS} power cuts)`, async () => {
    const crash = async (site: Site) => {
      disk.cutPower();
      await site.kill({ databaseToo: true });
      await disk.repower();
      return { databaseToo: true };
    };
    const tally = await killedSite(told, CUTS, {
      isHurried: true,
      crash,
      backends: 0,
      workers: 0,
      senders: 0,
      crowd: CROWD,
    });
    write('power-cuts', tally);
    expect(tally).toMatchObject({ lost: 0, doubled: 0, undelivered: 0, incomplete: 0 });
    expect(tally).toMatchObject({ unmailed: 0, untold: 0, unknownMails: 0 });
    expect(tally).toMatchObject({ notBrought: 0, broughtTwice: 0, brought: tally.stored * 2 });
    expect(tally.cutOff).toBeGreaterThan(0);
  });

  it(`a form kept on the disk without a database is stored once (${CUTS} power cuts)`, async () => {
    const crash = async (site: Site) => {
      disk.cutPower();
      await site.kill();
      await disk.repower();
    };
    const tally = await outages(told.site, CUTS, crash);
    write('power-cuts-without-database', tally);
    expect(tally).toMatchObject({ outages: CUTS, lost: 0, doubled: 0, incomplete: 0, late: 0 });
    expect(tally.kept).toBeGreaterThanOrEqual(CUTS);
  });
});
