import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { variables } from '@/lib/environment-variables';
import { envExample } from './format-env-example.mjs';
import { checkEnvironment, loadEnvironment } from './validate-environment.mjs';
import { PlainError } from './print-command-progress.mjs';
import { bad } from '../../tests/support/invalid-environment';
import { testSecrets } from '../../tests/support/test-environment';

const documented = readFileSync('.env.example', 'utf8');
const examples = parseEnv(documented) as Record<string, string>;
const names = Object.keys(examples).sort();

const scriptsOnly = names.filter(
  (name) => (variables as Record<string, { isOfCommands?: boolean }>)[name]?.isOfCommands,
);
const madeByFirstStart = [
  'INTERNAL_SECRET',
  'LEAD_WEBHOOK_SECRET',
  'PAYLOAD_SECRET',
  'POSTGRES_PASSWORD',
];
/** Variables that Node, Next and Payload set themselves. */
const ofTheFramework = ['NODE_ENV', 'NEXT_RUNTIME', 'PAYLOAD_MIGRATING'];
/** Variables for developing the commands and tests. */
const ofTheWorkshop = [
  'ADDRESSES',
  'BURST_FORMS',
  'CHROMIUM_PATH',
  'INIT_CWD',
  'MIGRATIONS',
  'ORDER_SEED',
  'PATH',
  'REQUEST_LIMIT_MS',
  'ROUNDS',
  'SITE_RUNTIME',
  'SOAK_DATABASE_KILLS',
  'SOAK_KILLS',
  'SOAK_MINUTES',
  'SNAPSHOT_FILE',
  'UPGRADE_FROM',
];

const base = {
  ...testSecrets,
  DATABASE_URL: 'postgres://user:password@localhost:5432/site',
};

/** The result of `env()` in an application with exactly these environment variables. */
async function appEnv(given: Record<string, string>) {
  vi.resetModules();
  const { env } = await import('@/lib/env');
  process.env = { ...given } as unknown as NodeJS.ProcessEnv;
  return env();
}

const processEnv = process.env;
afterEach(() => {
  process.env = processEnv;
});

describe('foundation: .env.example documents every variable', () => {
  it('the file matches the output of `node scripts/write-env-example.mjs`', () => {
    expect(documented).toBe(envExample(variables));
  });

  it('the file, the commands and the application know the same names', async () => {
    expect(Object.keys(variables).sort()).toEqual(names);

    vi.resetModules();
    const { env } = await import('@/lib/env');
    const asked = new Set<string>();
    process.env = new Proxy({ ...base } as unknown as NodeJS.ProcessEnv, {
      get: (target, name) => {
        if (typeof name === 'string' && /^[A-Z\d_]+$/.test(name)) asked.add(name);
        return Reflect.get(target, name) as string | undefined;
      },
    });
    env();
    const expected = names.filter((name) => !scriptsOnly.includes(name));
    expect([...asked].sort()).toEqual(['NODE_ENV', ...expected].sort());
  });

  it('no part of the site reads a variable that it does not name', () => {
    const sources = ['src', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    );
    const read = ['next.config.ts', ...sources].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/process\.env(?:\.|\[['"])([A-Z\d_]+)/g)].map(
        ([, name]) => name!,
      ),
    );
    expect(read.length).toBeGreaterThan(10);
    const known = [...names, ...ofTheFramework, ...ofTheWorkshop];
    expect(read.filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(names)('%s has a meaning, a default and an example', (name) => {
    const paragraph = documented
      .split(/\n\s*\n/)
      .find((text) => new RegExp(`^${name}=.`, 'm').test(text));
    const said = (paragraph ?? '').match(/^#.*$/gm)?.join(' ') ?? '';
    const [meaning] = said.split(/Default:|made by the first start/i);
    expect(meaning!.replaceAll('#', '').trim().length).toBeGreaterThan(10);
    expect(said).toMatch(
      madeByFirstStart.includes(name) ? /made by the first start/i : /Default: /,
    );
    // The variables of a paragraph are checked together: some are valid only together.
    expect(() => checkEnvironment(parseEnv(paragraph ?? ''))).not.toThrow(/should be/);
  });

  it('the defaults it states are the ones that hold', async () => {
    const env = await appEnv(base);
    const stated = (name: string) => {
      const paragraph = documented.split(/\n\s*\n/).find((text) => text.includes(`\n${name}=`));
      return /Default: ([^\s.]+)\./.exec(paragraph!.replaceAll('\n# ', ' '))?.[1];
    };
    for (const name of ['PORT', 'DATA_DIR', 'FORM_RATE_LIMIT', 'TRUSTED_PROXIES'] as const) {
      expect(stated(name)).toBe(String(env[name]));
    }
    const flags = ['ALLOW_LOOPBACK_TARGETS', 'CONTRACT_INTROSPECTION', 'SHOW_GALLERY'] as const;
    for (const name of flags) expect(stated(name)).toBe(String(env[name]));
    expect([stated('CONTRACT_ORIGINS'), env.CONTRACT_ORIGINS]).toEqual(['none', []]);
    expect(stated('SITE_URL')).toBe(env.SITE_URL.replace('3000', 'PORT'));
  });

  it('the site starts with the file unchanged', async () => {
    expect(() => checkEnvironment(examples)).not.toThrow();
    await expect(appEnv(examples)).resolves.toMatchObject({ PORT: 3000, TRUSTED_PROXIES: 0 });
  });
});

describe('names: a wrong variable stops the start with one clear sentence', () => {
  const free = [
    'DATA_DIR',
    'CMS_STORAGE_HOST',
    'PUBLIC_ASSETS_HOST',
    'LEAD_ADS_ACCESS_TOKEN',
    'HUBSPOT_ACCESS_TOKEN',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'OTEL_TRACES_EXPORTER',
    'OTEL_METRICS_EXPORTER',
  ];

  it('every variable has invalid values in this test, except those that accept anything', () => {
    const tried = [...bad.map(([name]) => name), ...scriptsOnly, ...free];
    expect(tried.sort()).toEqual(names);
  });

  it.each([...bad, ['POSTGRES_PASSWORD', ['canary']] as const])(
    'the commands refuse a bad %s without repeating it',
    (name, values) => {
      for (const value of values) {
        const refused = expect.objectContaining({
          message: expect.stringMatching(
            new RegExp(`^${name} should be [^\\n]+, for example [^\\n]+\\.$`),
          ) as string,
        }) as Error;
        expect(() => checkEnvironment({ [name]: value })).toThrow(refused);
        expect(() => checkEnvironment({ [name]: value })).toThrow(PlainError);
        expect(() => checkEnvironment({ [name]: value })).not.toThrow(/canary/);
      }
    },
  );

  it.each(bad)('the application refuses a bad %s without repeating it', async (name, values) => {
    for (const value of values) {
      const message = await appEnv({ ...base, [name]: value }).then(
        () => 'accepted',
        (error: Error) => error.message,
      );
      expect(message).toMatch(new RegExp(`^The environment is not valid\\. ${name}: .{8,}`));
      expect(message).not.toMatch(/canary|\n/);
    }
  });

  it.each<Record<string, string>>([
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    { OTEL_METRICS_EXPORTER: 'prometheus', OTEL_TRACES_EXPORTER: 'console' },
    { OTEL_SDK_DISABLED: 'true', OTEL_TRACES_SAMPLER: 'xray', OTEL_BSP_SCHEDULE_DELAY: 'soon' },
    {
      OTEL_TRACES_EXPORTER: 'none',
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.com:4318',
    },
  ])('variables of OpenTelemetry for other programs stop nothing: %o', async (given) => {
    expect(() => checkEnvironment(given)).not.toThrow();
    await expect(appEnv({ ...base, ...given })).resolves.toMatchObject({ PORT: 3000 });
  });

  it.each([
    'https://collector.example.com',
    'http://otel-collector:4318',
    'http://collector.monitoring.svc.cluster.local:4318',
    'http://172.16.0.7:4318',
  ])('telemetry and its token may be sent to %s', (address) => {
    const given = { OTEL_EXPORTER_OTLP_ENDPOINT: address };
    expect(() => checkEnvironment(given)).not.toThrow();
  });

  it('several origins may be listed, separated by spaces', async () => {
    const given = { CONTRACT_ORIGINS: 'https://a.example, http://b.example:8080,' };
    expect(() => checkEnvironment(given)).not.toThrow();
    await expect(appEnv({ ...base, ...given })).resolves.toMatchObject({
      CONTRACT_ORIGINS: ['https://a.example', 'http://b.example:8080'],
    });
  });

  it.each([
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
    ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
    ['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET'],
  ])('setting %s requires %s', (present, missing) => {
    const alone = { [present]: examples[present] };
    expect(() => checkEnvironment(alone)).toThrow(
      new PlainError(`${present} is set, so ${missing} is needed too.`),
    );
    expect(() => checkEnvironment({ ...alone, [missing]: examples[missing] })).not.toThrow();
  });

  it.each(['PAYLOAD_SECRET', 'INTERNAL_SECRET', 'DATABASE_URL'])(
    'the application does not run without %s',
    async (name) => {
      const { [name]: _, ...rest } = base as Record<string, string>;
      await expect(appEnv(rest)).rejects.toThrow(`The environment is not valid. ${name}: `);
    },
  );

  it('the application reports all invalid variables at once', async () => {
    await expect(appEnv({ ...base, PORT: 'canary', SMTP_URL: 'canary' })).rejects.toThrow(
      /PORT: .*; SMTP_URL: /,
    );
  });
});

describe('an empty variable', () => {
  it.each(['SITE_URL', 'CMS_URL', 'LOGIN_URL', 'ADMIN_EMAIL', 'LEAD_WEBHOOK_URL', 'SMTP_URL'])(
    '%s counts as not set',
    async (name) => {
      expect(() => checkEnvironment({ [name]: '' })).not.toThrow();
      const expected = (await appEnv(base)) as Record<string, unknown>;
      expect(((await appEnv({ ...base, [name]: '' })) as Record<string, unknown>)[name]).toBe(
        expected[name],
      );
    },
  );
});

describe('the first start writes secrets that are not set', () => {
  /** Sets exactly these variables in the process; returns the path of a `.env` that does not exist. */
  function without(given: Record<string, string>) {
    const folder = mkdtempSync(path.join(tmpdir(), 'environment-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    process.env = { ...given } as unknown as NodeJS.ProcessEnv;
    return path.join(folder, '.env');
  }
  const { POSTGRES_PASSWORD, ...secrets } = testSecrets;

  it('generates all of them, with the bundled database', () => {
    const file = without(secrets);
    expect(loadEnvironment(file)).toBe('wrote .env with fresh secrets');
    expect(Object.keys(parseEnv(readFileSync(file, 'utf8'))).sort()).toEqual(madeByFirstStart);
    // Variables of the process win over those of the file.
    expect(process.env.PAYLOAD_SECRET).toBe(secrets.PAYLOAD_SECRET);
    expect(process.env.POSTGRES_PASSWORD).toMatch(/^[\w-]{40,}$/);
  });

  it.each([
    ['the bundled database', { POSTGRES_PASSWORD }],
    ['another database', { DATABASE_URL: base.DATABASE_URL }],
  ])(
    'writes none beside %s when the process has them, so that an image may be read-only',
    (_, more) => {
      const file = without({ ...secrets, ...more });
      expect(loadEnvironment(file)).toBeUndefined();
      expect(existsSync(file)).toBe(false);
    },
  );

  it('names the missing variables in one sentence where the file can not be written', () => {
    const file = path.join(without({ DATABASE_URL: base.DATABASE_URL }), '.env');
    expect(() => loadEnvironment(file)).toThrow(
      new PlainError(
        `PAYLOAD_SECRET, INTERNAL_SECRET should be set: ${file} can not be written (ENOENT).`,
      ),
    );
  });
});
