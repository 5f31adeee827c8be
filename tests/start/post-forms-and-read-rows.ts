import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { validForm } from '../support/valid-forms';

export type Form = Record<string, string> & { key: string };
type Answer = { status: number; body: unknown };

/** A form of a new person, because the same content sent twice counts as one request (ADR-0020). */
export function newForm(): Form {
  const key = randomUUID();
  return {
    ...validForm,
    email: `lan-${key}@tamvia.vn`,
    locale: 'en',
    page: '/book-demo',
    version: 'v5',
    key,
  };
}

/** Posts a form as the page's script does. */
export async function post(url: string, form: Form): Promise<Answer> {
  const response = await fetch(`${url}/api/forms/book-demo`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: await response.json() };
}

/** Starts to post a form: resolves once the server has received the head, and half of the body is sent. */
export async function postSlowly(url: string, form: Form) {
  const body = new URLSearchParams(form).toString();
  const request = httpRequest(`${url}/api/forms/book-demo`, {
    method: 'POST',
    // Keep-alive, as with a browser or a proxy: the connection stays open for the next request.
    agent: new Agent({ keepAlive: true }),
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  const answer = new Promise<Answer>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', reject);
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as unknown });
      });
    });
  });
  answer.catch(() => undefined); // The caller gets the error from `finish`.
  await new Promise<void>((resume, reject) => {
    request.once('continue', resume);
    request.once('error', reject);
    request.flushHeaders();
  });
  const half = Math.floor(body.length / 2);
  request.write(body.slice(0, half));
  return {
    /** Sends the rest and waits for the answer. */
    finish: (): Promise<Answer> => {
      request.end(body.slice(half));
      return answer;
    },
  };
}

export function takesConnections(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

export async function rowsOf<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  query: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
}

/** How many leads, consents and deliveries are stored for a form's key. */
export async function storedUnder(databaseUrl: string, { key }: Form) {
  const [row] = await rowsOf<{ leads: number; consents: number; deliveries: number }>(
    databaseUrl,
    `SELECT count(DISTINCT lead.id)::int AS leads, count(DISTINCT consent.id)::int AS consents,
            count(DISTINCT delivery.id)::int AS deliveries
     FROM leads AS lead LEFT JOIN consents AS consent ON consent.lead_id = lead.id
     LEFT JOIN deliveries AS delivery ON delivery.lead_id = lead.id WHERE lead.key = $1`,
    [key],
  );
  return row!;
}
