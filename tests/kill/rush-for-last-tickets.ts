import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { startSite } from '../../scripts/test/test-site.mjs';
import { validForms } from '../support/valid-forms';

type Site = Awaited<ReturnType<typeof startSite>>;

const EVENT = 'guardrails-workshop-two-cities';

/** How often a buyer tries while the site answers that it is too busy. */
const MAX_TRIES = 10;

/** What a buyer was told: the page that the order leads to, or null; and how often the site was too busy before. */
type Told = { page: string | null; busy: number };

/**
 * Sends one buyer's order. While the site is too busy, it is sent again under the same idempotency key, each time to
 * the next instance.
 */
async function order(urls: readonly string[], ticketType: string, buyer: number): Promise<Told> {
  const choices = { ticketType, quantity: '1', event: EVENT, locale: 'vi', key: randomUUID() };
  const email = `buyer-${buyer}@khach-hang.vn`;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      const response = await fetch(`${urls[(buyer + tries) % urls.length]}/api/forms/get-ticket`, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({ ...validForms['get-ticket'], ...choices, email }),
        signal: AbortSignal.timeout(280_000),
      });
      const { redirect } = (await response.json()) as { redirect?: string };
      if (response.status !== 503) return { page: redirect ?? null, busy: tries };
    } catch {
      return { page: null, busy: tries };
    }
  }
  return { page: null, busy: MAX_TRIES };
}

/**
 * Sends all orders at once, for the first ticket type of an event, which has places for three buyers in ten.
 * @param urls of the instances of the site; each buyer begins with the next one
 */
export async function rushForTickets(site: Site, urls: readonly string[], buyers: number) {
  const capacity = Math.floor(buyers * 0.3);
  const database = new pg.Client({ connectionString: site.databaseUrl() });
  await database.connect();
  try {
    const { rows } = await database.query<{ id: number }>(
      `UPDATE ticket_types SET capacity = $1 WHERE id = (
         SELECT t.id FROM ticket_types t JOIN event_pages e ON e.id = t.event_id
         WHERE e.slug = $2 ORDER BY t.id LIMIT 1) RETURNING id`,
      [capacity, EVENT],
    );
    const type = String(rows[0]?.id);
    const begin = performance.now();
    const told = await Promise.all(
      Array.from({ length: buyers }, (_, buyer) => order(urls, type, buyer)),
    );
    const seconds = Math.round((performance.now() - begin) / 1000);
    const { rows: counted } = await database.query<{ status: string; places: number }>(
      'SELECT status, sum(quantity)::int AS places FROM tickets WHERE ticket_type_id = $1 GROUP BY status',
      [type],
    );
    const places = (status: string) => counted.find((row) => row.status === status)?.places ?? 0;
    const { rows: stored } = await database.query<{ leads: number }>(
      "SELECT count(*)::int AS leads FROM leads WHERE kind = 'get-ticket'",
    );
    const answers = told.map(({ page }) => page);
    const tally = {
      instances: urls.length,
      buyers,
      capacity,
      confirmed: places('confirmed'),
      waiting: places('waiting'),
      leads: stored[0]?.leads,
      seconds,
      oversold: Math.max(0, places('confirmed') - capacity),
      busy: told.reduce((sum, { busy }) => sum + busy, 0),
      unanswered: answers.filter((answer) => answer === null).length,
    };
    return { tally, answers };
  } finally {
    await database.end();
  }
}
