import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freshSettings, start, wipeAll } from './start-site';

/** Where `npm run cluster` keeps what it writes (scripts/cluster.mjs). */
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/test/cluster-by-hand');
const STARTED_WITHIN_MS = 300_000;

afterAll(wipeAll);

it(
  'npm run cluster names its addresses, serves a page from each, and leaves nothing behind',
  async () => {
    const settings = { ...(await freshSettings('cluster-by-hand')), DATA_DIR: FOLDER };
    const cluster = await start(settings, 'cluster').ready(STARTED_WITHIN_MS / 1000);
    const printed = cluster.printed();
    const instances = [...printed.matchAll(/^ {2}(site-1|site-2|staff) +(http:\S+)/gm)];
    expect(instances.map(([, name]) => name)).toEqual(['site-1', 'site-2', 'staff']);
    expect(printed).toContain(`All of them  ${cluster.url}/  ${cluster.url}/en`);
    expect(printed).toMatch(/^ {2}Postgres +postgres:\/\/\S+$/m);
    expect(printed).toMatch(/^ {2}Storage +http:\/\/\S+$/m);
    for (const site of [cluster.url, ...instances.map(([, , address]) => address!)]) {
      for (const [page, lang] of [
        ['/', 'vi'],
        ['/en', 'en'],
      ] as const) {
        const answer = await fetch(site + page);
        expect([site, page, answer.status]).toEqual([site, page, 200]);
        expect(await answer.text()).toContain(`<html lang="${lang}"`);
      }
    }
    expect((await fetch(`${cluster.url}/admin`)).status).toBe(200);

    const running = cluster.family();
    expect(running.filter(({ command }) => /scripts\/serve\.mjs/.test(command))).toHaveLength(3);
    cluster.signal('SIGINT');
    expect(await cluster.ended()).toBe(0);
    expect(cluster.printed()).toContain('Stopped.');
    expect(cluster.family()).toEqual([]);
    expect(existsSync(FOLDER)).toBe(false);
  },
  STARTED_WITHIN_MS,
);
