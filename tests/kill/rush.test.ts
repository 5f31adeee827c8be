import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startSite } from '../../scripts/test/site.mjs';
import { validForms } from '../support/forms';

const BUYERS = Number(process.env.BUYERS ?? 100);
/** Not a divisor of what is sold: the last place of all is asked for too. */
const CAPACITY = Math.floor(BUYERS * 0.3);
const EVENT = 'guardrails-workshop-two-cities';

/** One person's order; where the site leads them, or null without an answer. */
async function order(url: string, ticketType: string, buyer: number): Promise<string | null> {
  const choices = { ticketType, quantity: '1', event: EVENT, locale: 'vi' };
  const email = `buyer-${buyer}@khach-hang.vn`;
  try {
    const response = await fetch(`${url}/api/forms/get-ticket`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...validForms['get-ticket'], ...choices, email }),
      signal: AbortSignal.timeout(280_000),
    });
    const { redirect } = (await response.json()) as { redirect?: string };
    return redirect ?? null;
  } catch {
    return null;
  }
}

it(`D13 capacity can not be oversold (${BUYERS} buyers at one moment, through the server)`, async () => {
  const site = await startSite('rush');
  const database = new pg.Client({ connectionString: site.databaseUrl() });
  try {
    await database.connect();
    const { rows } = await database.query<{ id: number }>(
      `UPDATE ticket_types SET capacity = $1 WHERE id = (
         SELECT t.id FROM ticket_types t JOIN event_pages e ON e.id = t.event_id
         WHERE e.slug = $2 ORDER BY t.id LIMIT 1) RETURNING id`,
      [CAPACITY, EVENT],
    );
    const type = String(rows[0]?.id);
    const begin = performance.now();
    const answers = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) => order(site.url, type, buyer)),
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
    const tally = {
      buyers: BUYERS,
      capacity: CAPACITY,
      confirmed: places('confirmed'),
      waiting: places('waiting'),
      leads: stored[0]?.leads,
      seconds,
      oversold: Math.max(0, places('confirmed') - CAPACITY),
      unanswered: answers.filter((answer) => answer === null).length,
    };
    console.log(JSON.stringify(tally));
    if (process.env.RUSH_FILE) writeFileSync(process.env.RUSH_FILE, JSON.stringify(tally));
    expect(tally).toMatchObject({
      confirmed: CAPACITY,
      waiting: BUYERS - CAPACITY,
      leads: BUYERS,
      oversold: 0,
      unanswered: 0,
    });
    // Each was told what became of them.
    const told = (end: string) => answers.filter((answer) => answer?.endsWith(end)).length;
    expect([told('/thank-you'), told('/waiting-list')]).toEqual([CAPACITY, BUYERS - CAPACITY]);
  } finally {
    await database.end();
    await site.stop();
  }
});
