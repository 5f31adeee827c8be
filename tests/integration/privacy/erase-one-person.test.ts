import { mkdir, rm } from 'node:fs/promises';
import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepRejectedSubmission } from '@/leads/intake/keep-rejected-form-input';
import { exportAdLeads, exportRegistrations } from '@/leads/admin/export-endpoints';
import { importTable } from '@/leads/import-export/import-ad-leads';
import { copyOfPerson, copyPage } from '@/leads/privacy/personal-data-copy';
import { NOTICE_QUEUE } from '@/leads/jobs/privacy-queues';
import { sealConsents } from '@/leads/privacy/ledgers/seal-new-ledger-rows';
import { verifyConsents } from '@/leads/privacy/ledgers/verify-ledger';
import { startWorker } from '@/leads/start-workers';
import { formKinds } from '@/leads/schema/form-definitions';
import { setNextStep } from '@/leads/management/change-next-step';
import { storeLead } from '@/leads/intake/store-lead';
import {
  canary,
  filesWith,
  speaksOfCanary,
  tablesWith,
} from '../../support/find-leaks-of-known-person';
import { makeStaff, requestBy } from '../../support/staff-accounts-and-exports';
import {
  startCms,
  startReceiver,
  stopCms,
  submissionOf,
  until,
} from '../../support/cms-for-lead-tests';
import { startHubspot, startPipedrive } from '../../support/fake-crm-servers';
import { untilWaiting } from '../../support/wait-for-locks';
import { lookAndErase } from '../../support/erase-person-as-admin';
import { makeEvent, sent, smallPdf } from '../../support/form-submissions-and-events';

const DATA_DIR = '.cache/test/privacy-data';

/** The person's row in an ad network's file. */
const adFile = [
  ['id', 'email', 'phone', 'full name'],
  ['l:1', canary.email, canary.phone, canary.name],
];

describe('erasing one person', () => {
  let payload: Payload;
  let database: pg.Pool;
  let admin: TypedUser;
  let otherLead: number;
  const ids: number[] = [];
  const logged: string[] = [];
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let pipedrive: Awaited<ReturnType<typeof startPipedrive>>;
  let hubspot: Awaited<ReturnType<typeof startHubspot>>;

  const keep = (chunk: unknown): true => {
    logged.push(String(chunk));
    return true;
  };

  beforeAll(async () => {
    await rm(DATA_DIR, { recursive: true, force: true });
    await mkdir(DATA_DIR, { recursive: true });
    vi.spyOn(process.stdout, 'write').mockImplementation(keep);
    vi.spyOn(process.stderr, 'write').mockImplementation(keep);
    receiver = await startReceiver();
    pipedrive = await startPipedrive();
    hubspot = await startHubspot();
    ({ payload, database } = await startCms({
      DATA_DIR,
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
      PIPEDRIVE_API_TOKEN: 'a-token-of-pipedrive',
      PIPEDRIVE_URL: pipedrive.url,
      HUBSPOT_PORTAL_ID: '4711',
      HUBSPOT_FORM_GUID: '0f6e3f5c-8a1d-4c53-9b1e-3c1d0d6c8e11',
      HUBSPOT_ACCESS_TOKEN: 'a-token-of-hubspot',
      HUBSPOT_URL: hubspot.url,
      ALLOW_LOOPBACK_TARGETS: 'true',
    }));
    [admin] = await makeStaff(payload);
    await startWorker(payload);
    await goEverywhere();
  }, 240_000);

  afterAll(async () => {
    vi.restoreAllMocks();
    await stopCms(payload, database);
    await Promise.all([receiver.stop(), pipedrive.stop(), hubspot.stop()]);
  });

  /** Stores data of the person in every place where the site can store some. */
  async function goEverywhere(): Promise<void> {
    const event = await makeEvent(payload);
    await payload.create({
      collection: 'private-documents',
      data: { title: 'Cẩm nang', slug: 'cam-nang', locale: 'vi' },
      file: { data: smallPdf, mimetype: 'application/pdf', name: 'a.pdf', size: smallPdf.length },
    });
    const bytes = new Uint8Array(Buffer.concat([smallPdf, Buffer.from('% Zorblax')]));
    const resume = { name: 'Zorblax.pdf', type: 'pdf' as const, bytes };
    for (const kind of formKinds) {
      const form = kind === 'newsletter' ? { email: canary.email } : canary;
      const envelope = { event: event.slug, document: 'cam-nang', position: 'ky-su' };
      const values = { ...form, ticketType: String(event.typeId), description: 'Tôi là Zorblax.' };
      const files = kind === 'career' ? { resume } : undefined;
      ids.push((await storeLead(payload, sent(kind, values, envelope, files))).leadId);
    }
    const { email } = canary;
    expect(await importTable(payload, adFile, { apply: true })).toMatchObject({ stored: 1 });
    await database.query(
      `INSERT INTO ad_leads (network_id, status, attempts, email, raw)
       VALUES ('2', 'refused', 1, $2, $1), ('3', 'refused', 1, 'lan@khac.example', $1)`,
      [
        { field_data: [{ name: 'note', values: [`Gọi\n${email.toLowerCase()}`] }] },
        ` ${email.toUpperCase()}`,
      ],
    );
    await keepRejectedSubmission(payload, 'contact', 'vi', { values: { ...canary } } as never);
    otherLead = (await storeLead(payload, submissionOf({ email: 'lan@khac.example' }))).leadId;
    await payload.create({
      collection: 'lead-notes',
      data: { lead: otherLead, text: `Cùng sếp: ${email}, 0987.654.321.` },
    });
    await payload.create({
      collection: 'lead-notes',
      data: { lead: ids[0]!, text: 'Zorblax muốn gọi lại.' },
    });
    const at = new Date(Date.now() + 3_600_000);
    const planner = { user: admin, seen: null };
    await setNextStep(payload, ids[0]!, { text: 'Gọi Zorblax', at, owner: null }, planner);
    await setNextStep(payload, otherLead, { text: `Hỏi ${email}`, at, owner: null }, planner);
    // Saved views that name the person in their query, which is URL-encoded, or in their title.
    for (const search of [email, canary.phone, 'tất cả']) {
      const query = new URLSearchParams({ search }).toString();
      const data = { title: search === 'tất cả' ? email : 'Của tôi', query };
      await payload.create({ collection: 'lead-views', data, user: admin });
    }
    await payload.create({
      collection: 'payload-preferences',
      data: {
        key: 'leads-list',
        value: { search: email },
        user: { relationTo: 'users', value: admin.id },
      },
      user: admin,
    });
    for (const handler of [exportRegistrations, exportAdLeads]) {
      await (await handler(await requestBy(payload, admin, { query: { format: 'csv' } }))).text();
    }
    // Notices to the team wait to be combined, and belong to the person's data too.
    const busy = `SELECT 1 FROM mails WHERE status = 'pending' AND kind <> 'team-notice'
      UNION ALL SELECT 1 FROM deliveries WHERE status = 'pending'`;
    await until(async () => (await database.query(busy)).rows.length === 0, 120);
    await sealConsents(payload);
  }

  const ask = (kind: 'access' | 'erasure') =>
    payload.create({
      collection: 'privacy-requests',
      data: {
        kind,
        status: 'open',
        email: canary.email,
        phone: canary.phone,
        receivedAt: new Date().toISOString(),
      },
      user: admin,
    });

  it('before the erasure the person is in every table (otherwise the test proves nothing)', async () => {
    expect(await tablesWith(database)).toEqual(
      expect.arrayContaining([
        'public.ad_leads',
        'public.form_stashes',
        'public.lead_events',
        'public.lead_notes',
        'public.lead_views',
        'public.leads',
        'public.mails',
        'public.payload_preferences',
        'public.resumes',
        'public.subscribers',
        'public.tickets',
      ]),
    );
    expect(await filesWith(DATA_DIR)).toHaveLength(1);
    expect(pipedrive.persons.some(({ name }) => name.includes('Zorblax'))).toBe(true);
    expect(receiver.received.some(({ body }) => speaksOfCanary(body))).toBe(true);
  });

  it('a copy contains every kind of record, and the files', async () => {
    const copy = await copyOfPerson(payload, { email: canary.email });
    const kinds = Object.entries(copy?.records ?? {}).flatMap(([name, rows]) =>
      rows.length > 0 ? name : [],
    );
    for (const name of ['leads', 'consents', 'tickets', 'subscribers', 'mails', 'resumes']) {
      expect(kinds).toContain(name);
    }
    expect(copy?.records.leads.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(copy?.records.leads.map(({ id }) => id)).not.toContain(otherLead);
    expect(Object.keys(copy?.files ?? {})).toEqual(['Zorblax.pdf']);
    expect(copyPage(copy!, 'vi')).toContain('Zorblax Quetzalwing');
    expect(copy?.records.leads).toContainEqual(
      expect.objectContaining({ next_step: 'Gọi Zorblax' }),
    );
    expect(copy?.records.events).toContainEqual(
      expect.objectContaining({ kind: 'step-set', text: 'Gọi Zorblax' }),
    );
    expect(await copyOfPerson(payload, {})).toBeNull();
  });

  it('a copy shows one moment, whatever changes while it is made', async () => {
    const other = await database.connect();
    const named = (name: string) => other.query('UPDATE resumes SET original_name = $1', [name]);
    try {
      await other.query('BEGIN');
      await other.query('LOCK TABLE resumes');
      const copy = copyOfPerson(payload, { email: canary.email });
      await untilWaiting(database, 1);
      await named('later.pdf');
      await other.query('COMMIT');
      expect(Object.keys((await copy)?.files ?? {})).toEqual(['Zorblax.pdf']);
      await named('Zorblax.pdf');
    } finally {
      other.release(true);
    }
  });

  it('the search for leaks finds the person in a binary column too', async () => {
    await database.query('CREATE TABLE kept_bytes (id int, "The data" bytea)');
    await database.query('INSERT INTO kept_bytes VALUES (1, $1)', [
      Buffer.from(`\0ÿ${canary.name}`),
    ]);
    expect(await tablesWith(database)).toContain('public.kept_bytes');
    await database.query('DROP TABLE kept_bytes');
  });

  it('afterwards no database table, file or log mentions the person', async () => {
    await ask('access');
    const request = await ask('erasure');
    const sealedBefore = await verifyConsents(payload);
    const receipt = await lookAndErase(payload, request.id, admin);
    expect(receipt?.leads).toEqual(expect.arrayContaining(ids));
    expect(receipt?.told).toEqual(['webhook', 'pipedrive', 'hubspot']);
    const waiting = `SELECT 1 FROM privacy_notices WHERE status <> 'told'`;
    const allTold = async () => (await database.query(waiting)).rows.length === 0;
    await until(allTold, 60, { hurried: [NOTICE_QUEUE] });

    expect(await tablesWith(database)).toEqual([]);
    expect(await filesWith(DATA_DIR)).toEqual([]);
    expect(logged.some((line) => line.includes('privacy.erased'))).toBe(true);
    expect(logged.filter(speaksOfCanary)).toEqual([]);

    // No row of the ledger is gone, but none refers to its person any more.
    expect(await verifyConsents(payload)).toEqual(sealedBefore);
    expect(sealedBefore.problems).toEqual([]);
    // Other people's data is unchanged, except for the e-mail address that was mentioned in it.
    expect((await payload.findByID({ collection: 'leads', id: otherLead })).email).toBe(
      'lan@khac.example',
    );
    const { docs } = await payload.find({
      collection: 'lead-notes',
      where: { lead: { equals: otherLead } },
    });
    expect(docs.map(({ text }) => text)).toEqual(['Cùng sếp: […], […].']);
    const note = `raw->'field_data'->0->'values'->>0 AS note`;
    const { rows: ads } = await database.query(`SELECT status, ${note} FROM ad_leads ORDER BY id`);
    expect(ads).toEqual([
      { status: 'erased', note: null },
      { status: 'erased', note: null },
      { status: 'refused', note: 'Gọi\n[…]' },
    ]);
  });

  it('importing an ad file again does not bring the person back', async () => {
    const again = [...adFile, ['l:2', ...adFile[1]!.slice(1)]];
    expect(await importTable(payload, again, { apply: true })).toMatchObject({
      stored: 0,
      known: 2,
      refused: [],
    });
    expect((await payload.count({ collection: 'leads' })).totalDocs).toBe(1);
    expect(await tablesWith(database)).toEqual([]);
  });

  it('the other systems were notified through their own APIs', () => {
    expect(pipedrive.persons.some(({ name }) => name.includes('Zorblax'))).toBe(false);
    expect(pipedrive.persons).toHaveLength(1);
    expect(pipedrive.deals).toHaveLength(1);
    expect(hubspot.erased.map((email) => email.toLowerCase())).toContain(
      canary.email.toLowerCase(),
    );
    const told = receiver.received
      .map(({ body }) => JSON.parse(body) as { type: string; leads?: number[] })
      .filter(({ type }) => type === 'lead.erased');
    expect(told).toHaveLength(1);
    expect(ids).toEqual(expect.arrayContaining([told[0]!.leads![0]!]));
  });
});
