import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendMail } from '@/leads/mail/send-mail';
import { checkMailServer, closeMailTransport, mailTransport } from '@/leads/mail/smtp-transport';
import { startWorker } from '@/leads/start-workers';
import { env } from '@/lib/env';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { startMailServer } from '../../support/fake-mail-server';

const PLAIN = 'http://alerts.example.com/hook';

let payload: Payload;
let database: pg.Pool;
let mails: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mails = await startMailServer();
  ({ payload, database } = await startCms({ SMTP_URL: mails.url }));
});

afterEach(closeMailTransport);

afterAll(async () => {
  await stopCms(payload, database);
  await mails.stop();
});

const mail = { from: 'a@tamvia.vn', to: 'b@tamvia.vn', subject: 'x', text: 'x' };

describe('what leaves the own network is encrypted', () => {
  it('a mail server elsewhere that offers no encryption gets no mail, and one of this machine does', async () => {
    // The IP address of the same mail server, written in a form that does not count as the own network.
    env().SMTP_URL = mails.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    await expect(mailTransport()!.sendMail(mail)).rejects.toThrow();
    expect(mails.arrived).toEqual([]);
    env().SMTP_URL = mails.url;
    await mailTransport()!.sendMail(mail);
    await expect.poll(() => mails.arrived.length).toBe(1);
  });

  it('the log warns at the start of a mail server that will get no mail, and of no other', async () => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    await checkMailServer();
    env().SMTP_URL = 'smtp://[::ffff:127.0.0.1]:1';
    await checkMailServer();
    expect(lines).toEqual([]);
    env().SMTP_URL = mails.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    await checkMailServer();
    write.mockRestore();
    env().SMTP_URL = mails.url;
    expect(lines.join('')).toContain('"event":"mail.server-unencrypted"');
    expect(lines.join('')).not.toContain('127.0.0.1');
  });

  it('a mail that is not sent for that reason says so, and waits', async () => {
    env().SMTP_URL = mails.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    const { rows } = await database.query<{ id: number }>(
      `INSERT INTO mails (kind, locale, "to", status, subject, text, html, attempts, idempotency_key)
       VALUES ('sales-letter', 'vi', 'lan@example.com', 'pending', 'a', 'b', 'c', 0, 'key') RETURNING id`,
    );
    await expect(sendMail(payload, rows[0]!.id)).rejects.toThrow('ETLS');
    env().SMTP_URL = mails.url;
    const stored = await database.query('SELECT status, last_result FROM mails');
    expect(stored.rows).toEqual([{ status: 'pending', last_result: 'ETLS' }]);
  });

  it('the address for alerts is refused when it is saved without https, but on the own network', async () => {
    const save = (alertUrl: string) =>
      payload.updateGlobal({ slug: 'office-hours', data: { alertUrl } });
    for (const refused of [PLAIN, 'http://203.0.113.7/', 'http://172.32.0.1/', 'ftp://10.0.0.5/']) {
      await expect(save(refused)).rejects.toThrow();
    }
    for (const taken of [
      'https://alerts.example.com/hook',
      'http://10.0.0.5/',
      'http://alerts:80/',
    ]) {
      await expect(save(taken)).resolves.toMatchObject({ alertUrl: taken });
    }
  });

  it.each([
    ['without encryption', PLAIN, 'sla.alert-unencrypted'],
    ['that is none', 'alerts.example.com/hook', 'sla.alert-unreadable'],
  ])(
    'an address %s that is stored already stops no start, and the log warns of it',
    async (_what, stored, event) => {
      await database.query('UPDATE office_hours SET alert_url = $1', [stored]);
      const lines: string[] = [];
      const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
        lines.push(String(text));
        return true;
      });
      await startWorker(payload);
      write.mockRestore();
      expect(lines.join('')).toContain(`"event":"${event}"`);
      expect(lines.join('')).not.toContain('alerts.example.com');
    },
  );
});
