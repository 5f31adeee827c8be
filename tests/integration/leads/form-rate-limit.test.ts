import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../support/empty-tables';
import { validForm } from '../../support/valid-forms';
import { post, postForm } from '../../support/form-posts';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { expectRefusal } from '../../support/expect-refusal';

const LIMIT = 4;

describe('the rate limit of an address', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({ FORM_RATE_LIMIT: String(LIMIT) }));
  });

  beforeEach(async () => {
    await emptyTables(database, 'leads', 'consents', 'deliveries');
    await emptyTables(database, 'form_rate_limits');
  });

  afterAll(() => stopCms(payload, database));

  let posted = 0;
  /** Posts `count` different forms one after the other. Returns their statuses. */
  async function statuses(count: number, from: string, changes: Record<string, string> = {}) {
    const answers: number[] = [];
    for (let index = 0; index < count; index += 1) {
      posted += 1;
      const values = { ...validForm, name: `Khách ${posted}`, ...changes };
      const { status } = await postForm(values, { headers: { 'x-forwarded-for': from } });
      answers.push(status);
    }
    return answers;
  }
  const times = (count: number, status: number) => Array.from({ length: count }, () => status);
  const storedLeads = async () => (await payload.count({ collection: 'leads' })).totalDocs;

  it('D26 FORM_RATE_LIMIT bounds the posts a minute from one address', async () => {
    const [here, there] = ['198.51.100.7', '198.51.100.8'];
    expect(await statuses(LIMIT + 2, here)).toEqual([...times(LIMIT, 200), 429, 429]);
    expect(await storedLeads()).toBe(LIMIT);
    // The limit counts per IP address: another IP address is not limited.
    expect(await statuses(1, there)).toEqual([200]);

    const { status, headers, text } = await postForm(
      { ...validForm, locale: 'en' },
      { headers: { 'x-forwarded-for': here } },
    );
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const { code, message } = expectRefusal(text);
    expect(code).toBe('rate-limited');
    expect(message).toContain('Please wait a minute');

    // The counts are moved a minute into the past, so that the limit has passed.
    await database.query('UPDATE form_rate_limits SET expire = expire - 60000');
    expect(await statuses(1, here)).toEqual([200]);
  });

  it('D26 FORM_RATE_LIMIT bounds the posts a minute from one address (at once)', async () => {
    const answers = await Promise.all(
      Array.from({ length: LIMIT * 3 }, () => statuses(1, '198.51.100.7')),
    );
    const taken = answers.flat().filter((status) => status === 200);
    expect(taken).toHaveLength(LIMIT);
    expect(await storedLeads()).toBe(LIMIT);
  });

  it('D26 FORM_RATE_LIMIT bounds the posts a minute from one address (nothing typed is lost)', async () => {
    await statuses(LIMIT, '198.51.100.7');
    const { status, headers } = await postForm(
      { ...validForm, name: 'Người chờ' },
      { json: false, headers: { 'x-forwarded-for': '198.51.100.7' } },
    );
    expect([status, headers.get('location')]).toEqual([303, '/form/book-demo']);
    const { docs } = await payload.find({ collection: 'form-stashes', sort: '-id', limit: 1 });
    expect(docs[0]?.contents).toMatchObject({
      values: { name: 'Người chờ' },
      notice: 'rate-limited',
    });
  });

  it('D26 accepted posts are counted more strictly than refused ones', async () => {
    const address = '198.51.100.9';
    const wrong = await statuses(LIMIT * 4, address, { email: 'lan@' });
    const taken = wrong.filter((status) => status === 422).length;
    // More invalid forms are read than accepted forms are allowed, but they have a limit too.
    expect(taken).toBeGreaterThan(LIMIT);
    expect(taken).toBeLessThan(LIMIT * 4);
    expect(wrong).toEqual([...times(taken, 422), ...times(LIMIT * 4 - taken, 429)]);
    // Refused forms do not count against the limit of accepted ones.
    expect(await statuses(LIMIT + 1, address)).toEqual([...times(LIMIT, 200), 429]);
  });

  it('counts a post before reading its body', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.11', referer: 'http://localhost:3000/en' };
    const send = (json: boolean) => post('no form at all', { json, headers });
    for (let index = 0; index < LIMIT * 10; index += 1) expect((await send(true)).status).toBe(400);
    const refused = await send(true);
    expect([refused.status, expectRefusal(refused.text).code]).toEqual([429, 'rate-limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    const inWords = await send(false);
    expect([inWords.status, inWords.text]).toEqual([429, expectRefusal(refused.text).message]);
    expect(inWords.text).toContain('Please wait a minute');
  });

  it('stores addresses only as a keyed hash', async () => {
    await statuses(1, '198.51.100.10');
    const { rows } = await database.query<{ key: string }>('SELECT key FROM form_rate_limits');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).not.toContain('198.51');
  });
});
