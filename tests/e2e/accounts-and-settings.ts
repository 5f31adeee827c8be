import { request as requests, expect, type APIRequestContext, type Page } from '@playwright/test';
import pg from 'pg';
import { PgBoss } from 'pg-boss';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; run the browser tests by \`npm test -- e2e\``);
  return value;
};

export const settings = {
  site: () => setting('TEST_SITE_URL'),
  database: () => setting('TEST_DATABASE_URL'),
  receiver: () => setting('TEST_RECEIVER_URL'),
  vendors: () => setting('TEST_VENDORS_URL'),
  log: () => setting('TEST_LOG_FILE'),
};

/** The password of every account that the suite starts with. */
export const PASSWORD = 'a-long-enough-password';

const roles = ['admin', 'editor', 'sales', 'event-team'] as const;
export type Role = (typeof roles)[number];

const accountsOf = (worker: number): Record<Role, string> => ({
  admin: `admin-${worker}@example.com`,
  editor: `editor-${worker}@example.com`,
  sales: `sales-${worker}@example.com`,
  'event-team': `event-team-${worker}@example.com`,
});

/** The accounts of this worker, so that views and columns that other workers save do not affect its tests. */
export const accounts = accountsOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

async function withDatabase<T>(task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: settings.database() });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

/**
 * Signs in one account at a time: Payload reads the list of sessions before it checks the password and writes it back
 * afterwards, so of two concurrent sign-ins the first would be lost (lost update).
 */
const oneAtATime = <T>(task: () => Promise<T>): Promise<T> =>
  withDatabase(async (client) => {
    // The lock is released with the connection.
    await client.query("SELECT pg_advisory_lock(hashtextextended('tests: sign in', 0))");
    return task();
  });

export async function signIn(request: APIRequestContext, who: Role): Promise<void> {
  const email = accounts[who];
  const response = await oneAtATime(() =>
    request.post('/api/users/login', { data: { email, password: PASSWORD } }),
  );
  expect(response.ok(), `${who} signs in`).toBe(true);
}

/**
 * Moves a document to the trash by its endpoint; repeats the request where the CMS first warns that the document is in
 * use.
 */
export async function discard(request: APIRequestContext, address: string): Promise<void> {
  const press = () => request.patch(address, { data: { deletedAt: new Date().toISOString() } });
  if ((await press()).status() === 409) await press();
}

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

const sessions = new Map<Role, Promise<Session>>();

async function newSession(who: Role): Promise<Session> {
  const request = await requests.newContext({ baseURL: settings.site() });
  await signIn(request, who);
  const session = await request.storageState();
  await request.dispose();
  return session;
}

/** The session cookie of one of this worker's accounts, signed in once. */
export function sessionOf(who: Role): Promise<Session> {
  const session = sessions.get(who) ?? newSession(who);
  sessions.set(who, session);
  return session;
}

/** Signs a page's browser in as one of the accounts, replacing another one. */
export async function enterAs(page: Page, who: Role): Promise<void> {
  await page.context().addCookies((await sessionOf(who)).cookies);
}

/** Creates the accounts of every worker; the first one creates the others. */
export async function makeAccounts(request: APIRequestContext, workers: number): Promise<void> {
  const first = await request.post('/api/users/first-register', {
    data: { email: accounts.admin, password: PASSWORD, role: 'editor' },
  });
  expect(first.ok()).toBe(true);
  await signIn(request, 'admin');
  for (let worker = 0; worker < workers; worker += 1) {
    for (const role of roles) {
      const email = accountsOf(worker)[role];
      if (email === accounts.admin) continue;
      // To create an account, an admin has to give their own password again.
      const data = { email, password: PASSWORD, role, presentPassword: PASSWORD };
      const made = await request.post('/api/users', { data });
      expect(made.ok()).toBe(true);
    }
  }
}

let pool: pg.Pool | undefined;

/** A connection of this worker, which closes when the worker has nothing else to do. */
function connection(): pg.Pool {
  if (pool) return pool;
  pool = new pg.Pool({ connectionString: settings.database(), allowExitOnIdle: true });
  // The pool replaces a connection that the database has closed; without a listener the worker would end.
  pool.on('error', () => undefined);
  return pool;
}

export const rowsOf = async <Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => (await connection().query<Row>(sql, [...values])).rows;

const EVERY_MINUTE = '* * * * *';

/** Runs the server's per-minute jobs now, and waits until they are done. */
export async function runMinuteJobs(): Promise<void> {
  const boss = new PgBoss({
    connectionString: settings.database(),
    migrate: false,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  try {
    const jobs = await Promise.all(
      (await boss.getSchedules())
        .filter(({ cron }) => cron === EVERY_MINUTE)
        .map(async ({ name }) => ({ name, id: (await boss.send(name)) ?? '' })),
    );
    expect(jobs).not.toEqual([]);
    for (const { name, id } of jobs) {
      await expect
        .poll(async () => (await boss.findJobs(name, { id }))[0]?.state, { message: name })
        .toBe('completed');
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

export type PageDocument = {
  id: number;
  title: string;
  sections: { blockType: string; title?: string }[];
};

/** A page of the CMS in one language, as the admin reads it. */
export async function readPage(
  request: APIRequestContext,
  path: string,
  locale: 'vi' | 'en',
): Promise<PageDocument> {
  const query = new URLSearchParams({
    'where[path][equals]': path,
    locale,
    draft: 'true',
    depth: '0',
  });
  const response = await request.get(`/api/pages?${query}`);
  const { docs } = (await response.json()) as { docs: PageDocument[] };
  const page = docs[0];
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

/** Collects uncaught exceptions and errors in the console, which include failed requests. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
