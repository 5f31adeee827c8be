import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayloadHandler, TypedUser } from 'payload';
import { saveNote, seeMention, seeMentionsOfLead } from '@/leads/admin/note-and-mention-endpoints';
import { writeNote } from '@/leads/management/write-lead-note';
import { copyOfPerson } from '@/leads/privacy/personal-data-copy';
import type { User } from '@/payload-types';
import { as } from '../../support/cms-for-lead-desk-tests';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { type StaffMails, startStaffMails } from '../../support/site-with-staff-and-mail-server';

const asUser = (user: User): TypedUser => ({ ...user, collection: 'users' });

describe('a colleague mentioned in a note', () => {
  let site: StaffMails;
  let author: User;
  let made = 0;

  const newUser = (role: User['role'], data: Partial<User> = {}) => {
    made += 1;
    return site.payload.create({
      collection: 'users',
      data: {
        email: `mentioned-${made}@tamvia.vn`,
        name: `Người Thứ ${made}`,
        password: 'a-long-password-for-tests-1',
        role,
        language: 'vi',
        ...data,
      },
    });
  };

  beforeAll(async () => {
    site = await startStaffMails();
    author = await newUser('sales', { name: 'Phạm Minh Đức' });
  });

  beforeEach(() => site.reset());

  afterAll(() => site.stop());

  const lead = () => site.leadSince(1);
  const note = (id: number, users: User[], text?: string, key = randomUUID()) =>
    writeNote(site.payload, id, author, {
      key,
      text: text ?? users.map(({ name }) => `@${name}`).join(' '),
      mentions: users.map((user) => user.id),
    });
  const mailsTo = ({ email }: User) =>
    site.server
      .to(email)
      .filter(({ mail }) => /nhắc đến bạn|mentions you/.test(mail.subject ?? ''));
  const queued = ({ email }: User) =>
    site.query(`SELECT 1 FROM mails WHERE kind = 'mention' AND "to" = $1`, [email]);
  const call = async (user: User, handler: PayloadHandler, id: number, body: unknown = null) =>
    handler(
      await requestBy(site.payload, asUser(user), {
        routeParams: { id: String(id) },
        json: () => Promise.resolve(body),
      }),
    );

  it('gets one mail in their language, by the author, with a link and nothing about the lead', async () => {
    const [vietnamese, english] = [
      await newUser('sales'),
      await newUser('admin', { language: 'en' }),
    ];
    const id = await lead();
    const text = `Nhờ @${vietnamese.name} và @${english.name} gọi chị Zorblax, 0912345678.`;
    const key = randomUUID();
    const saves = await Promise.all([1, 2].map(() => note(id, [vietnamese, english], text, key)));
    expect(saves[0]).toMatchObject({ told: [vietnamese.id, english.id] });
    expect(saves[1]).toEqual(saves[0]);
    await site.sees(() => mailsTo(vietnamese).length > 0 && mailsTo(english).length > 0);
    await site.quiet();
    const [first, second] = [mailsTo(vietnamese), mailsTo(english)];
    expect([first.length, second.length]).toEqual([1, 1]);
    expect(first[0]?.mail.subject).toMatch(/^Phạm Minh Đức nhắc đến bạn: /);
    expect(second[0]?.mail.subject).toMatch(/^Phạm Minh Đức mentions you: /);
    for (const { mail } of [...first, ...second]) {
      expect(mail.text).toContain(`/admin/collections/leads/${id}`);
      expect(`${mail.subject} ${mail.text} ${String(mail.html)}`).not.toMatch(/Zorblax|0912345678/);
      expect(mail.replyTo?.text).toContain(author.email);
    }
    expect(await site.query('SELECT 1 FROM lead_notes WHERE lead_id = $1', [id])).toHaveLength(1);
  });

  it('is told once, also when the note is saved again in other words', async () => {
    const colleague = await newUser('sales');
    const id = await lead();
    const key = randomUUID();
    await note(id, [colleague], undefined, key);
    expect(await note(id, [colleague], `@${colleague.name} gọi lại`, key)).toEqual({
      refused: 'other-words',
    });
    expect(await queued(colleague)).toHaveLength(1);
  });

  it('is nobody who may not see leads, is gone, is not named, or writes it: their @ is plain text', async () => {
    const [editor, unnamed, gone] = [
      await newUser('editor'),
      await newUser('sales'),
      await newUser('sales'),
    ];
    await site.payload.delete({ collection: 'users', id: gone.id });
    const id = await lead();
    const text = `@${editor.name} @${gone.name} @${author.name}`;
    const saved = await note(id, [editor, unnamed, gone, author], text);
    expect(saved).toMatchObject({ told: [] });
    expect(await site.query('SELECT text FROM lead_notes WHERE lead_id = $1', [id])).toEqual([
      { text },
    ]);
    expect(await site.query('SELECT 1 FROM lead_mentions')).toEqual([]);
    for (const user of [editor, unnamed, gone, author]) expect(await queued(user)).toEqual([]);
    expect(await note(2_000_000_000, [unnamed])).toEqual({ refused: 'no-lead' });
  });

  it('is not one whose name is the beginning of a longer one in the note', async () => {
    const [short, long] = [
      await newUser('sales', { name: 'Vy' }),
      await newUser('sales', { name: 'Vy Anh' }),
    ];
    const id = await lead();
    const both = [short, long];
    expect(await note(id, both, 'Nhờ @Vy Anh gọi lại.')).toMatchObject({ told: [long.id] });
    expect([await queued(short), await queued(long)].map(({ length }) => length)).toEqual([0, 1]);
    expect(await note(id, both, 'Nhờ @Vy Anh và @Vy.')).toMatchObject({
      told: [short.id, long.id],
    });
    // The longer name is still not taken for the shorter one when the account of the longer name leaves sales.
    await site.payload.update({ collection: 'users', id: long.id, data: { role: 'editor' } });
    expect(await note(id, both, 'Nhờ @Vy Anh.')).toMatchObject({ told: [] });
  });

  it('is told no more once the account leaves sales or is deleted, and the note stays', async () => {
    const [left, gone] = [await newUser('sales'), await newUser('sales')];
    const id = await lead();
    site.server.answerWith(() => ({ code: 450 }));
    await note(id, [left, gone]);
    await site.payload.update({ collection: 'users', id: left.id, data: { role: 'editor' } });
    await site.payload.delete({ collection: 'users', id: gone.id });
    expect([...(await queued(left)), ...(await queued(gone))]).toEqual([]);
    const rows = await site.query(
      'SELECT user_id, seen_at IS NULL AS new FROM lead_mentions ORDER BY id',
    );
    expect(rows).toEqual([
      { user_id: left.id, new: false },
      { user_id: null, new: false },
    ]);
    expect(await site.query('SELECT 1 FROM lead_notes WHERE lead_id = $1', [id])).toHaveLength(1);
  });

  it('alone sees the mention and marks it as seen, by opening the lead or by dismissing it', async () => {
    const [colleague, other] = [await newUser('sales'), await newUser('sales')];
    const [one, two] = [await lead(), await lead()];
    await note(one, [colleague, other]);
    await note(two, [colleague]);
    const own = async (user: User) =>
      (
        await site.payload.find({
          collection: 'lead-mentions',
          depth: 0,
          sort: 'id',
          ...as(asUser(user)),
        })
      ).docs;
    const [first, second] = await own(colleague);
    expect((await own(colleague)).map((mention) => mention.lead)).toEqual([one, two]);
    const dismiss = (user: User) => call(user, seeMention, first?.id ?? 0);
    expect(await (await dismiss(other)).json()).toEqual({ seen: 0 });
    expect(await (await dismiss(colleague)).json()).toEqual({ seen: 1 });
    expect(await (await dismiss(colleague)).json()).toEqual({ seen: 0 });
    const open = await call(colleague, seeMentionsOfLead, two);
    expect(await open.json()).toEqual({ seen: 1 });
    expect((await own(colleague)).map(({ seenAt }) => Boolean(seenAt))).toEqual([true, true]);
    expect(second?.seenAt).toBeNull();
    expect((await own(other)).map(({ seenAt }) => seenAt)).toEqual([null]);
    const editor = await newUser('editor');
    await expect(own(editor)).rejects.toMatchObject({ status: 403 });
    for (const handler of [seeMention, seeMentionsOfLead, saveNote]) {
      expect((await call(editor, handler, one)).status).toBe(403);
    }
    expect((await call(colleague, saveNote, one, { text: 'x' })).status).toBe(400);
  });

  it('is erased with the lead, and no name of theirs is in the lead’s copy of its data', async () => {
    const colleague = await newUser('sales', { name: 'Đặng Tên Riêng' });
    const id = await lead();
    await note(id, [colleague], 'Nhờ @Đặng Tên Riêng gọi lại.');
    const { email } = await site.payload.findByID({ collection: 'leads', id, depth: 0 });
    const copy = await copyOfPerson(site.payload, { email });
    expect(copy?.records.notes).toMatchObject([{ text: 'Nhờ @[…] gọi lại.' }]);
    expect(JSON.stringify(copy)).not.toContain('Đặng Tên Riêng');
    await site.payload.delete({ collection: 'leads', id });
    expect(await site.query('SELECT 1 FROM lead_mentions')).toEqual([]);
    expect(await queued(colleague)).toEqual([]);
  });
});
