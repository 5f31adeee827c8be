import { expect, type APIRequestContext, type Page } from '@playwright/test';
import pg from 'pg';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; run the browser tests by \`npm test -- e2e\``);
  return value;
};

export const settings = {
  site: () => setting('TEST_SITE_URL'),
  database: () => setting('TEST_DATABASE_URL'),
  receiver: () => setting('TEST_RECEIVER_URL'),
  log: () => setting('TEST_LOG_FILE'),
};

const PASSWORD = 'a-long-enough-password';

/** Accounts of the test site; the first makes the others. */
export const accounts = {
  admin: 'admin@example.com',
  editor: 'editor@example.com',
  sales: 'sales@example.com',
} as const;

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
 * One at a time: a sign-in of Payload's writes back the whole list of sessions that it read before it looked at
 * the password, so that of two at once the first is signed out again.
 */
const oneAtATime = <T>(task: () => Promise<T>): Promise<T> =>
  withDatabase(async (client) => {
    // Given back with the connection.
    await client.query("SELECT pg_advisory_lock(hashtextextended('tests: sign in', 0))");
    return task();
  });

/** Makes the three accounts when nobody has yet, and signs the request context in as one of them. */
export async function signIn(
  request: APIRequestContext,
  who: keyof typeof accounts,
): Promise<void> {
  const email = accounts[who];
  const response = await oneAtATime(() =>
    request.post('/api/users/login', { data: { email, password: PASSWORD } }),
  );
  expect(response.ok(), `${who} signs in`).toBe(true);
}

/** Moves a document into the bin by its address: pressed again where it is used, once the places are shown. */
export async function discard(request: APIRequestContext, address: string): Promise<void> {
  const press = () => request.patch(address, { data: { deletedAt: new Date().toISOString() } });
  if ((await press()).status() === 409) await press();
}

export async function makeAccounts(request: APIRequestContext): Promise<void> {
  const first = await request.post('/api/users/first-register', {
    data: { email: accounts.admin, password: PASSWORD, role: 'editor' },
  });
  expect(first.ok()).toBe(true);
  await signIn(request, 'admin');
  for (const role of ['editor', 'sales'] as const) {
    const made = await request.post('/api/users', {
      data: { email: accounts[role], password: PASSWORD, role },
    });
    expect(made.ok()).toBe(true);
  }
}

/** Asks the database of the test site. */
export const rowsOf = <Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> =>
  withDatabase(async (client) => (await client.query<Row>(sql, [...values])).rows);

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

/** Faults that a reader's browser would report on a page. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
