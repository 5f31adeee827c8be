import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeMailTransport } from '@/leads/mail/smtp-transport';
import { send, signIn } from '../../support/account-requests';
import {
  account,
  PASSWORD,
  startWithAccounts,
  tokenOf,
} from '../../support/accounts-with-second-factor';
import { stopCms } from '../../support/cms-for-lead-tests';
import { startMailServer } from '../../support/fake-mail-server';

const OWN = 'mưa tạnh rồi ta đi chợ';
let payload: Payload;
let database: pg.Pool;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let ids: Record<'editor' | 'sales' | 'door', number>;
let token: string;
let logged: string[] = [];

beforeAll(async () => {
  mails = await startMailServer();
  process.env.SMTP_URL = mails.url;
  ({ payload, database, ids } = await startWithAccounts({
    admin: 'admin',
    editor: 'editor',
    sales: 'sales',
    door: 'event-team',
  }));
  token = await tokenOf(account('admin'));
  logged = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
});
afterEach(() => mails.answerWith(() => 'take'));
afterAll(async () => {
  vi.restoreAllMocks();
  await stopCms(payload, database);
  closeMailTransport();
  await mails.stop();
});

type Answer = { id: number; mail: string; href: string | null; message?: string };

async function post(path: string, body: object, language: 'vi' | 'en' = 'vi') {
  const { status, text } = await send('POST', path, body, { token, language });
  return { status, said: JSON.parse(text) as Answer };
}

const invite = (name: string, more: object = {}) =>
  post('/invite', {
    email: `${name}@example.com`,
    role: 'sales',
    language: 'vi',
    password: PASSWORD,
    ...more,
  });

const linkIn = (text: string | undefined) =>
  /\/admin\/reset\/([0-9a-f]+)/.exec(text ?? '')?.[1] ?? '';
const mailsTo = (name: string) => mails.to(`${name}@example.com`);
const setPassword = (link: string, password = OWN) =>
  send('POST', '/reset-password', { token: link, password });

describe('an invitation', () => {
  it('is mailed in the language of the invited, who sets a password by its link, once', async () => {
    const { status, said } = await invite('lan', { name: 'Lan', role: 'editor' });
    expect([status, said.mail, said.href]).toEqual([200, 'sent', null]);
    const [vietnamese] = mailsTo('lan');
    expect(vietnamese?.mail.subject).toContain('Lời mời vào trang quản trị');
    expect(vietnamese?.mail.text).toContain('với vai trò Biên tập');
    expect(vietnamese?.mail.text).toMatch(/hết hạn vào .*\d{4}/);
    expect(vietnamese?.mail.html).toContain('Đặt mật khẩu');
    const link = linkIn(vietnamese?.mail.text);
    // A weak password is refused, and the link works after that.
    expect((await setPassword(link, 'matkhau12345')).status).toBe(400);
    expect((await setPassword(link)).status).toBe(200);
    expect((await setPassword(link, `${OWN} nữa`)).status).toBe(403);
    const account = { email: 'lan@example.com', password: OWN };
    expect((await signIn(account)).status).toBe(200);
    // The link is in no log, and in no record that colleagues read.
    expect(logged.join('')).not.toContain(link);
    const stored = await database.query('SELECT * FROM mails WHERE "to" = $1', [account.email]);
    expect(stored.rows).toEqual([]);
    expect((await post(`/${said.id}/invite`, { password: PASSWORD })).status).toBe(409);

    await invite('ann', { language: 'en' });
    expect(mailsTo('ann')[0]?.mail.subject).toContain('Your invitation to the admin');
    expect(mailsTo('ann')[0]?.mail.text).toContain('Your role: Sales');
  });

  it('takes no password made of the e-mail address of the invited', async () => {
    await invite('xuyen.dothikim');
    const link = linkIn(mailsTo('xuyen.dothikim')[0]?.mail.text);
    expect((await setPassword(link, 'Xuyen.DoThiKim!')).status).toBe(400);
    expect((await setPassword(link)).status).toBe(200);
  });

  it('is sent again with another link, and the first one ends', async () => {
    const { said } = await invite('minh');
    const state = async () => {
      const { text } = await send('GET', `/${said.id}/invitation`, null, { token });
      return (JSON.parse(text) as { state: { expiresAt: string | null } | null }).state;
    };
    const days = (new Date((await state())?.expiresAt ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect((await post(`/${said.id}/invite`, { password: 'not the password' })).status).toBe(403);
    expect((await post(`/${said.id}/invite`, { password: PASSWORD })).said.mail).toBe('sent');
    const [first, second] = mailsTo('minh').map(({ mail }) => linkIn(mail.text));
    expect((await setPassword(first ?? '')).status).toBe(403);
    expect((await setPassword(second ?? '')).status).toBe(200);
    expect(await state()).toBeNull();
  });

  it('is not sent again to somebody who sets their password at the same moment', async () => {
    const { said } = await invite('nhanh');
    const other = await database.connect();
    try {
      await other.query('BEGIN');
      await other.query(
        'UPDATE users SET invited_at = NULL, reset_password_token = NULL WHERE id = $1',
        [said.id],
      );
      const again = post(`/${said.id}/invite`, { password: PASSWORD });
      await expect
        .poll(async () => {
          const { rows } = await database.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBeGreaterThan(0);
      await other.query('COMMIT');
      expect((await again).status).toBe(409);
    } finally {
      other.release(true);
    }
    expect(mailsTo('nhanh')).toHaveLength(1);
  });

  it('is not ended by a request to reset the password, until its hour', async () => {
    const { said } = await invite('yen');
    const ask = (email: string) => send('POST', '/forgot-password', { email });
    const stored = async () => {
      const { rows } = await database.query<{ token: string; askedAt: Date | null }>(
        `SELECT reset_password_token AS token, reset_password_requested_at AS "askedAt" FROM users WHERE id = $1`,
        [said.id],
      );
      return rows[0];
    };
    const answer = await ask(' Yen@example.com');
    expect([answer.status, answer]).toEqual([200, await ask('nobody@example.com')]);
    // Once the mail for another account, which was requested later, has arrived, a mail for this one would have too.
    await ask(account('door').email);
    await expect.poll(() => mailsTo('door').length).toBe(1);
    const link = linkIn(mailsTo('yen')[0]?.mail.text);
    expect(mailsTo('yen')).toHaveLength(1);
    expect(await stored()).toEqual({ token: link, askedAt: null });
    await database.query(
      `UPDATE users SET reset_password_expiration = now() - interval '1 second' WHERE id = $1`,
      [said.id],
    );
    await ask('yen@example.com');
    await expect.poll(() => mailsTo('yen').length).toBe(2);
    expect((await stored())?.token).not.toBe(link);
  });

  it('that has expired holds back no link for a new password', async () => {
    const { said } = await invite('thu');
    const change = (values: string) =>
      database.query(`UPDATE users SET ${values} WHERE id = $1`, [said.id]);
    const expiresAt = async () => {
      const { text } = await send('GET', `/${said.id}/invitation`, null, { token });
      return (JSON.parse(text) as { state: { expiresAt: string | null } }).state.expiresAt;
    };
    const ask = (email: string) => send('POST', '/forgot-password', { email });
    await change(`reset_password_expiration = now() - interval '1 second'`);
    for (const count of [2, 3]) {
      await ask('thu@example.com');
      await expect.poll(() => mailsTo('thu').length).toBe(count);
      // An account gets one such mail in five minutes.
      await change(
        `reset_password_requested_at = reset_password_requested_at - interval '5 minutes'`,
      );
    }
    expect(await expiresAt()).toBeNull();
    // Another invitation is again not ended by a request.
    expect((await post(`/${said.id}/invite`, { password: PASSWORD })).said.mail).toBe('sent');
    expect(await expiresAt()).not.toBeNull();
    await ask('thu@example.com');
    await ask(account('sales').email);
    await expect.poll(() => mailsTo('sales').length).toBe(1);
    const links = mailsTo('thu').map(({ mail }) => linkIn(mail.text));
    expect(links).toHaveLength(4);
    expect((await setPassword(links.at(-1) ?? '')).status).toBe(200);
  });

  it('ends at its hour', async () => {
    const { said } = await invite('tre');
    await database.query(
      `UPDATE users SET reset_password_expiration = now() - interval '1 second' WHERE id = $1`,
      [said.id],
    );
    const { text } = await send('GET', `/${said.id}/invitation`, null, { token });
    expect(JSON.parse(text)).toMatchObject({ state: { expiresAt: null } });
    expect((await setPassword(linkIn(mailsTo('tre')[0]?.mail.text))).status).toBe(403);
  });

  it('says when the mail can not be sent, and gives the link to the admin instead', async () => {
    mails.answerWith(() => ({ code: 550 }));
    const failed = await invite('hong');
    expect([failed.status, failed.said.mail]).toEqual([200, 'failed']);
    closeMailTransport();
    const { env } = await import('@/lib/env');
    env().SMTP_URL = undefined;
    const without = await post(`/${failed.said.id}/invite`, { password: PASSWORD });
    expect([without.status, without.said.mail]).toEqual([200, 'no-server']);
    env().SMTP_URL = mails.url;
    expect((await setPassword(linkIn(without.said.href ?? ''))).status).toBe(200);
  });

  it('takes the own password of the admin, and a new address', async () => {
    for (const [name, more, status, words] of [
      ['ai', { password: 'not the password' }, 403, 'Mật khẩu hiện tại của bạn không đúng'],
      ['ai', { password: undefined }, 403, 'Hãy nhập mật khẩu hiện tại'],
      ['ai', { role: 'owner' }, 400, 'Hãy chọn vai trò'],
      ['ai', { email: '' }, 400, 'Hãy nhập địa chỉ email'],
      ['ai', { email: 'không phải email' }, 400, ''],
      ['lan', {}, 400, ''],
    ] as const) {
      const answer = await invite(name, more);
      expect([more, answer.status, answer.said.message]).toEqual([
        more,
        status,
        expect.stringContaining(words),
      ]);
    }
    expect(mailsTo('ai')).toEqual([]);
  });

  it('is for admins only', async () => {
    const { said } = await invite('cho');
    const body = { email: 'x@example.com', role: 'admin', language: 'vi', password: PASSWORD };
    const endpointsOf = (id: number) =>
      [
        ['POST', `/${id}/invite`],
        ['GET', `/${id}/invitation`],
      ] as const;
    for (const [name, status] of [
      ['editor', 403],
      ['sales', 403],
      ['door', 403],
      [null, 401],
    ] as const) {
      const other = name ? await tokenOf(account(name)) : undefined;
      const endpoints = [
        ['POST', '/invite'],
        ...endpointsOf(said.id),
        // Users may read their own account, but not its invitation.
        ...endpointsOf(name ? ids[name] : ids.sales),
      ] as const;
      for (const [method, path] of endpoints) {
        const answer = await send(method, path, body, { token: other });
        expect([name, method, path, answer.status]).toEqual([name, method, path, status]);
      }
    }
    expect(mailsTo('x')).toEqual([]);
    expect(mailsTo('cho')).toHaveLength(1);
  });
});
