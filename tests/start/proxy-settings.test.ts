import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findCaddy } from '../../scripts/lib/install-programs-from-debian-packages.mjs';

/** A folder for the files of Caddy, and for the settings that a test breaks. */
const home = mkdtempSync(path.join(tmpdir(), 'proxy-settings-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The proxy's own check of its settings, which opens no port. */
function validate(config: string) {
  const { status, stderr } = spawnSync(
    findCaddy(),
    ['validate', '--config', config, '--adapter', 'caddyfile'],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: home,
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        SITE_URL: 'https://www.example.com',
        SITE_UPSTREAM: 'site:3000',
        SITE_INSTANCES: 'site:3000 site-2:3000',
        STAFF_INSTANCE: 'staff:3000',
      } as unknown as NodeJS.ProcessEnv,
    },
  );
  return { status, said: stderr };
}

it.each(['deploy/Caddyfile', 'deploy/several.Caddyfile'])(
  'the proxy accepts its settings, and not broken ones (%s)',
  (file) => {
    expect(validate(file)).toMatchObject({ status: 0 });
    const broken = path.join(home, 'Caddyfile');
    writeFileSync(broken, readFileSync(file, 'utf8').replace('reverse_proxy', 'reverse_porxy'));
    const { status, said } = validate(broken);
    expect([status, said]).toEqual([1, expect.stringContaining('reverse_porxy')]);
  },
);
