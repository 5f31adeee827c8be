import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveDocument } from '@/leads/documents/serve-document';
import { closeMailTransport } from '@/leads/mail/smtp-transport';
import { actOnLink } from '@/leads/newsletter/newsletter-link-actions';
import { startWorker } from '@/leads/start-workers';
import { findReceipt, receiptCookie } from '@/leads/intake/form-receipt-cookie';
import { storeLead } from '@/leads/intake/store-lead';
import { changeByLink } from '@/leads/tickets/ticket-link-actions';
import { readToken, signToken } from '@/leads/model/signed-link-tokens';
import { emptyTables } from '../../support/empty-tables';
import { startCms, stopCms, until } from '../../support/cms-for-lead-tests';
import { startMailServer } from '../../support/fake-mail-server';
import { makeEvent, sent, smallPdf } from '../../support/form-submissions-and-events';

const ORIGIN = 'https://www.tamvia.example';

describe('links in mails', () => {
  let payload: Payload;
  let database: pg.Pool;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let filename: string;
  const cms = () => Promise.resolve(payload);

  beforeAll(async () => {
    server = await startMailServer();
    ({ payload, database } = await startCms({
      SMTP_URL: server.url,
      SITE_URL: ORIGIN,
      DATA_DIR: '.cache/test/links-data',
    }));
    await startWorker(payload);
    const document = await payload.create({
      collection: 'private-documents',
      data: { title: 'Cẩm nang NPS', slug: 'cam-nang-nps', locale: 'vi' },
      file: {
        data: smallPdf,
        mimetype: 'application/pdf',
        name: 'cam-nang-nps.vi.pdf',
        size: smallPdf.length,
      },
    });
    filename = document.filename!;
  });

  beforeEach(async () => {
    server.arrived.length = 0;
    await emptyTables(database, 'leads', 'mails', 'subscribers');
  });

  afterAll(async () => {
    await stopCms(payload, database);
    closeMailTransport();
    await server.stop();
  });

  /** The first URL in a mail that begins with this path, with or without a language prefix. */
  const addressIn = async (to: string, start: string, count = 1): Promise<URL> => {
    await until(() => server.to(to).length >= count, 30);
    const text = server.to(to)[count - 1]!.mail.text ?? '';
    const found = new RegExp(`${ORIGIN}(?:/en)?${start}\\S+`).exec(text);
    if (!found) throw new Error(`No address ${start} in the mail`);
    return new URL(found[0]);
  };

  const fetchDocument = (link: URL, method = 'GET') =>
    serveDocument(cms, link.pathname.split('/').at(-1)!, new Request(link, { method }));

  const askForDocument = (envelope = {}) =>
    storeLead(payload, sent('get-document', {}, { document: 'cam-nang-nps', ...envelope }));

  it('D14 a document goes by mail and by a signed link that expires', async () => {
    const { leadId } = await askForDocument();
    const link = await addressIn('lan@tamvia.vn', '/api/documents/');
    expect(server.to('lan@tamvia.vn')[0]!.mail.subject).toBe('Tài liệu bạn yêu cầu: Cẩm nang NPS');
    // The link to the document contains an id, a date and a signature, and nothing personal.
    expect(link.pathname + link.search).toMatch(
      /^\/api\/documents\/d[0-9a-z]{1,8}-[0-9a-z]{1,9}-[\w-]{43}\?lng=vi$/,
    );
    // The thank-you page offers the document that was sent by mail.
    const cookie = receiptCookie(leadId).split(';')[0]!.split('=')[1];
    const receipt = await findReceipt(payload, cookie, 'vi');
    expect(receipt?.document).toEqual({
      title: 'Cẩm nang NPS',
      href: link.pathname + link.search,
    });
    expect(await findReceipt(payload, `${cookie!.slice(0, -1)}_`, 'vi')).toBeNull();

    const given = await fetchDocument(link);
    expect(given.status).toBe(200);
    expect(given.headers.get('content-disposition')).toContain('attachment');
    expect(given.headers.get('cache-control')).toContain('no-store');
    expect(Buffer.from(await given.arrayBuffer())).toEqual(smallPdf);

    // Changing any one character makes a token invalid. Every seventh is tried.
    const token = link.pathname.split('/').at(-1)!;
    for (let at = 0; at < token.length; at += 7) {
      const other = token[at] === 'a' ? 'b' : 'a';
      const forged = token.slice(0, at) + other + token.slice(at + 1);
      const answer = await serveDocument(cms, forged, new Request(link));
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Liên kết này không dùng được');
    }

    const past = signToken('document', readToken(token)!.id, Date.now() - 1000);
    const english = new URL(`${ORIGIN}/api/documents/${past}?lng=en`);
    const expired = await fetchDocument(english);
    expect(expired.status).toBe(410);
    const page = await expired.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('This download link has expired');
    expect(page).toContain('href="/en/resources"');
    // An expiry in the database ends the link too, whatever the link says.
    await database.query("UPDATE document_links SET expires_at = now() - interval '1 minute'");
    expect((await fetchDocument(link)).status).toBe(410);
  });

  it('D14 a document goes by mail and by a signed link that expires (and that counts)', async () => {
    await askForDocument();
    const link = await addressIn('lan@tamvia.vn', '/api/documents/');
    expect((await fetchDocument(link, 'HEAD')).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 14 }, () => fetchDocument(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 410)!;
    expect(await refused.text()).toContain('Liên kết đã hết lượt tải');
    for (const answer of answers) await answer.body?.cancel().catch(() => undefined);
  });

  it("D14 a document's file has no public URL", async () => {
    const folder = path.resolve('.cache/test/links-data/private/documents');
    expect(existsSync(path.join(folder, filename))).toBe(true);
    expect(folder).not.toContain('public');
    expect(folder).not.toContain('media');
    // Only staff can read the file and its record.
    const stranger = { overrideAccess: false, user: null } as const;
    await expect(payload.find({ collection: 'private-documents', ...stranger })).rejects.toThrow();
    const { REST_GET } = await import('@payloadcms/next/routes');
    const config = (await import('@payload-config')).default;
    const slug = ['private-documents', 'file', filename];
    const address = `${ORIGIN}/api/${slug.join('/')}`;
    const answer = await REST_GET(config)(new Request(address), {
      params: Promise.resolve({ slug }),
    });
    expect([401, 403, 404]).toContain(answer.status);
  });

  it('a suspected request gets the thank-you page, and its document only after release', async () => {
    const { leadId } = await askForDocument({ honeypotFilled: true });
    const cookie = receiptCookie(leadId).split(';')[0]!.split('=')[1];
    expect((await findReceipt(payload, cookie, 'vi'))?.document).toBeNull();
    const { releaseLead } = await import('@/leads/intake/release-suspected-lead');
    await releaseLead(payload, leadId);
    expect((await findReceipt(payload, cookie, 'vi'))?.document).not.toBeNull();
    await addressIn('lan@tamvia.vn', '/api/documents/');
  });

  const press = (link: URL, body: Record<string, string> = { lng: 'vi' }) =>
    actOnLink(
      cms,
      link.pathname.split('/').at(-1)!,
      new Request(`${ORIGIN}/api/newsletter`, { method: 'POST', body: new URLSearchParams(body) }),
    );

  const subscriberOf = async (email: string) => {
    const { docs } = await payload.find({
      collection: 'subscribers',
      where: { email: { equals: email } },
      depth: 0,
    });
    return docs[0];
  };

  it('forms: the newsletter is confirmed by a link in a mail', async () => {
    await storeLead(payload, sent('newsletter'));
    const confirm = await addressIn('lan@tamvia.vn', '/newsletter/');
    expect((await subscriberOf('lan@tamvia.vn'))?.status).toBe('pending');
    expect(readToken(confirm.pathname.split('/').at(-1)!)?.purpose).toBe('confirm');

    // A newsletter requested a second time within minutes causes no second mail.
    await storeLead(payload, sent('newsletter', { email: 'LAN@tamvia.vn' }));
    expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(1);

    const answer = await press(confirm);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${confirm.pathname}?done=true`);
    expect((await subscriberOf('lan@tamvia.vn'))?.status).toBe('confirmed');
    await press(confirm);
    await until(() => server.to('lan@tamvia.vn').length === 2, 30);
    const [, welcome] = server.to('lan@tamvia.vn');
    expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(2);

    // Every newsletter has an unsubscribe link, for people and for mail programs.
    expect(welcome!.mail.text).toContain('/newsletter/u');
    expect(welcome!.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const leave = await addressIn('lan@tamvia.vn', '/newsletter/', 2);
    const oneClick = await press(leave, { 'List-Unsubscribe': 'One-Click' });
    expect(oneClick.status).toBe(200);
    expect((await subscriberOf('lan@tamvia.vn'))?.status).toBe('unsubscribed');
    // An old confirmation link does not subscribe anybody again.
    await press(confirm);
    expect((await subscriberOf('lan@tamvia.vn'))?.status).toBe('unsubscribed');
    const { docs } = await payload.find({ collection: 'consents', depth: 0, sort: '-id' });
    expect(docs[0]).toMatchObject({ purpose: 'marketing', granted: false });
  });

  it('a ticket is cancelled by a button on its page, never by following the link', async () => {
    const event = await makeEvent(payload);
    await storeLead(
      payload,
      sent('get-ticket', { ticketType: String(event.typeId) }, { event: event.slug }),
    );
    const link = await addressIn('lan@tamvia.vn', '/tickets/');
    const token = link.pathname.split('/').at(-1)!;
    const post = (body: Record<string, string>, headers: Record<string, string> = {}) =>
      changeByLink(
        cms,
        'cancel',
        new Request(`${ORIGIN}/api/tickets/cancel`, {
          method: 'POST',
          headers,
          body: new URLSearchParams(body),
        }),
      );
    expect((await post({ token }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ token: `${token}x` })).status).toBe(404);
    expect((await post({ token: signToken('confirm', 1) })).status).toBe(404);
    const answer = await post({ token, lng: 'vi' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, link.pathname]);
    const { docs } = await payload.find({ collection: 'tickets', depth: 0 });
    expect(docs[0]).toMatchObject({ status: 'cancelled', cancelReason: 'by-link' });
    await until(() => server.to('lan@tamvia.vn').length === 2, 30);
    expect(server.to('lan@tamvia.vn')[1]!.raw).toContain('method=CANCEL');
  });
});
