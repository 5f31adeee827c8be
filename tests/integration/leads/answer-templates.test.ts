import { randomUUID } from 'node:crypto';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AnswerOptions,
  previewLetter,
  answerOptionsEndpoint,
  sendLetter,
} from '@/leads/admin/mail-to-lead-endpoints';
import { seedAnswerTemplates } from '@/cms/seed/seed-answer-templates';
import { withdrawAll } from '@/leads/privacy/withdraw-all-consents';
import { emptyTables } from '../../support/empty-tables';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { as, type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';
import { expectRefusal } from '../../support/expect-refusal';

let desk: Desk;
let sales: TypedUser;

beforeAll(async () => {
  desk = await startDesk();
  sales = await desk.newUser('sales');
});

afterAll(() => desk.stop());

beforeEach(async () => {
  await emptyTables(desk.database, 'leads', 'mails');
  await desk.database.query('DELETE FROM answer_templates');
});

const reqOf = (id: number, body?: unknown, user = sales) =>
  requestBy(desk.payload, user, {
    routeParams: { id: String(id) },
    ...(body === undefined ? {} : { json: () => Promise.resolve(body) }),
  });

const answersOf = async (id: number): Promise<AnswerOptions> =>
  (await (await answerOptionsEndpoint(await reqOf(id))).json()) as AnswerOptions;

const template = (more: Record<string, unknown> = {}, user = sales) =>
  desk.payload.create({
    collection: 'answer-templates',
    data: {
      name: 'Hẹn demo',
      language: 'vi',
      kinds: ['book-demo'],
      subject: 'Hẹn {{name}}',
      body: 'Chào {{name}},\n\nVề yêu cầu {{requestKind}} của {{company}}.\n\n{{owner}}',
      ...more,
    },
    ...as(user),
  });

const refusalOf = async (act: Promise<unknown>): Promise<string> => {
  const error: unknown = await act.then(
    () => null,
    (reason: unknown) => reason,
  );
  return JSON.stringify(error instanceof Error && 'data' in error ? error.data : String(error));
};

describe('templates for first answers', () => {
  it("the template for the lead’s language and form comes first, filled with the lead's values", async () => {
    await seedAnswerTemplates(desk.payload);
    const { templates, chosen, letter } = await answersOf(
      await desk.newLead({ name: 'Lê Văn Hùng', salutation: 'anh', company: 'https://hung.vn' }),
    );
    expect(templates).toHaveLength(6);
    expect(templates[0]).toMatchObject({
      id: chosen,
      name: 'Đặt lịch demo: mời chọn giờ',
      subject: 'Hẹn anh Lê Văn Hùng một buổi demo 30 phút',
    });
    expect(templates[0]?.message).toContain(`Tôi là ${sales.name}, sẽ đồng hành cùng hung.vn`);
    expect(letter.refused).toBeNull();
    const english = await answersOf(await desk.newLead({ preferredLanguage: 'en' }));
    expect(english.templates[0]).toMatchObject({
      language: 'en',
      name: 'Demo request: pick a time',
    });
  });

  it('a template for any form is offered before one for another form', async () => {
    await template({ name: 'A', kinds: ['career'] });
    await template({ name: 'B', kinds: [] });
    await template({ name: 'C', language: 'en' });
    const { templates } = await answersOf(await desk.newLead());
    expect(templates.map(({ name }) => name)).toEqual(['B', 'A', 'C']);
  });

  it('an unknown placeholder is refused with a clear sentence, and so is an empty text', async () => {
    expect(await refusalOf(template({ body: 'Chào {{tên}} và {{phone}}' }))).toContain(
      '{{company}}',
    );
    expect(await refusalOf(template({ subject: 'Hẹn {{ten}}' }))).toMatch(
      /(?:không điền được|can not fill): ten/,
    );
    expect(await refusalOf(template({ body: '   ' }))).not.toBe('null');
    for (const no of [5, [], { a: 1 }]) {
      expect(await refusalOf(template({ subject: no }))).toMatch(/Ô này cần là chữ/);
    }
    const { totalDocs } = await desk.payload.count({ collection: 'answer-templates' });
    expect(totalDocs).toBe(0);
  });

  it('a subject that becomes too long when filled in is cut', async () => {
    await template({ subject: `Hẹn {{company}} ${'x'.repeat(120)}` });
    const { templates } = await answersOf(await desk.newLead({ company: 'Công ty '.repeat(10) }));
    expect(templates[0]?.subject).toHaveLength(150);
  });

  it('sales and admins edit them; editors and the event team neither read nor edit', async () => {
    const { id } = await template();
    await desk.payload.update({
      collection: 'answer-templates',
      id,
      data: { name: 'Đổi' },
      ...as(desk.admin),
    });
    const lead = await desk.newLead();
    for (const role of ['editor', 'event-team'] as const) {
      const user = await desk.newUser(role);
      await expect(template({}, user)).rejects.toThrow();
      await expect(
        desk.payload.find({ collection: 'answer-templates', ...as(user) }),
      ).rejects.toThrow();
      for (const endpoint of [answerOptionsEndpoint, previewLetter]) {
        const answer = await endpoint(await reqOf(lead, { subject: 'a', message: 'b' }, user));
        expect(answer.status).toBe(403);
        expectRefusal(await answer.text());
      }
    }
  });

  it('the preview shows the mail in its layout and the chosen language, and stores nothing', async () => {
    const lead = await desk.newLead();
    const words = { subject: 'Hẹn chị', message: 'Chào <b>chị</b>,\n\nHẹn 10 giờ.' };
    const html = await (await previewLetter(await reqOf(lead, words))).text();
    expect(html).toContain('<html lang="vi">');
    expect(html).toContain('Chào &lt;b&gt;chị');
    expect(html).toContain(sales.name);
    const english = await previewLetter(await reqOf(lead, { ...words, language: 'en' }));
    expect(await english.text()).toContain('<html lang="en">');
    expect((await previewLetter(await reqOf(lead, { subject: 1 }))).status).toBe(400);
    expect((await previewLetter(await reqOf(999_999, words))).status).toBe(404);
    const { totalDocs } = await desk.payload.count({
      collection: 'mails',
      where: { kind: { equals: 'sales-letter' } },
    });
    expect(totalDocs).toBe(0);
  });

  it('is sent once, in the language of its template', async () => {
    const lead = await desk.newLead();
    const letter = { key: randomUUID(), subject: 'Hello', message: 'Dear', language: 'en' };
    const answers = await Promise.all(
      [1, 2].map(async () => sendLetter(await reqOf(lead, letter))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { docs } = await desk.payload.find({
      collection: 'mails',
      where: { kind: { equals: 'sales-letter' } },
    });
    expect(docs.map(({ locale }) => locale)).toEqual(['en']);
  });

  it('says why a lead can not be mailed, and that there is no mail server', async () => {
    await template();
    const lead = await desk.newLead();
    expect(await answersOf(lead)).toMatchObject({ canSend: false, letter: { refused: null } });
    await withdrawAll(desk.payload, lead);
    expect((await answersOf(lead)).letter.refused).toBe('withdrawn');
  });
});
