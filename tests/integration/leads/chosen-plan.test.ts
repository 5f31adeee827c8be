import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sectionLists } from '@/content/pages/read-page';
import type { BlockOf } from '@/content/transforms/transform-context';
import type { Locale } from '@/i18n/locales';
import { readLeadSummary } from '@/leads/admin/read-lead-summary';
import { closeMailTransport } from '@/leads/mail/smtp-transport';
import { startWorker } from '@/leads/start-workers';
import { listState } from '@/lib/list-filters-in-url';
import { toFormModel } from '@/site/sections/form/model';
import { Form } from '@/site/sections/form/view';
import { toPlansModel } from '@/site/sections/price-plans/model';
import { brand } from '../../../brand.config';
import { isGenuine } from '../../support/cms-with-webhook-receiver';
import { emptyTables } from '../../support/empty-tables';
import { makeStaff, requestBy } from '../../support/staff-accounts-and-exports';
import { postForm } from '../../support/form-posts';
import { validForm } from '../../support/valid-forms';
import { startCms, startReceiver, stopCms, until } from '../../support/cms-for-lead-tests';
import { startMailServer } from '../../support/fake-mail-server';
import { startHubspot, startPipedrive } from '../../support/fake-crm-servers';

const SECRET = 'a-webhook-secret-for-tests';

let payload: Payload;
let database: pg.Pool;
let sales: TypedUser;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let pipedrive: Awaited<ReturnType<typeof startPipedrive>>;
let hubspot: Awaited<ReturnType<typeof startHubspot>>;
let mails: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  [receiver, pipedrive, hubspot, mails] = await Promise.all([
    startReceiver(),
    startPipedrive(),
    startHubspot(),
    startMailServer(),
  ]);
  ({ payload, database } = await startCms({
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: SECRET,
    PIPEDRIVE_API_TOKEN: 'a-token-of-pipedrive',
    PIPEDRIVE_URL: pipedrive.url,
    HUBSPOT_PORTAL_ID: '62515',
    HUBSPOT_FORM_GUID: '78c2891f-ebdd-44c0-bd94-15c012bbbfbf',
    HUBSPOT_ACCESS_TOKEN: 'a-token-of-hubspot',
    HUBSPOT_URL: hubspot.url,
    ALLOW_LOOPBACK_TARGETS: 'true',
    SMTP_URL: mails.url,
    FORM_RATE_LIMIT: '1000000',
  }));
  [, sales] = await makeStaff(payload);
  await startWorker(payload);
});

// Earlier mails are deleted: a notice soon after another one would be delayed to become a digest.
beforeEach(() => emptyTables(database, 'leads', 'mails'));

afterAll(async () => {
  await stopCms(payload, database);
  closeMailTransport();
  await Promise.all([receiver, pipedrive, hubspot, mails].map((server) => server.stop()));
});

const plan = (name: string) => ({
  name,
  text: 'Cho một chuỗi.',
  monthly: 1,
  yearly: 1,
  includes: '',
  button: { text: 'Bắt đầu', href: '/book-demo' },
});

const plans: BlockOf<'plans'> = {
  blockType: 'plans',
  id: '1',
  title: 'Gói',
  plans: [plan('Khởi đầu'), plan('Tăng trưởng+')],
  custom: { ...plan('Doanh nghiệp'), price: 'Thoả thuận' },
};

const demoForm: BlockOf<'form'> = {
  blockType: 'form',
  variant: 'book-demo',
  id: '2',
  title: 'Demo',
  version: 'v5',
};

/** The text in the description field of the form after a click on a plan's button. */
async function describedBy(href: string, locale: Locale): Promise<string> {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  const state = listState('/book-demo', searchParams);
  expect(pathname).toMatch(/\/book-demo$/);
  const address = { path: '/book-demo', state };
  const model = await toFormModel(demoForm, { locale, lists: sectionLists, address });
  const html = renderToStaticMarkup(createElement(Form, { model, locale }));
  return /<textarea[^>]*name="description"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
}

it.each([
  ['vi', 'Gói quan tâm: Tăng trưởng+'],
  ['en', 'Plan of interest: Tăng trưởng+'],
] as const)(
  'the chosen plan is passed on to the form, the lead, the webhook, both CRMs, the first mail and the sales desk (%s)',
  async (locale, words) => {
    const button = toPlansModel(plans, { locale, lists: sectionLists }).plans[1]!.button!;
    const description = await describedBy(button.href, locale);
    expect(description).toBe(words);

    const email = `goi-${locale}@khach-hang.vn`;
    const { status } = await postForm({ ...validForm, email, description, locale });
    expect(status).toBe(200);
    const { docs } = await payload.find({
      collection: 'leads',
      where: { email: { equals: email } },
      depth: 0,
    });
    const [lead] = docs;
    expect(lead?.description).toBe(words);

    await until(
      () =>
        receiver.received.some(({ body }) => body.includes(email)) &&
        pipedrive.notes.some(({ content }) => content.includes(words)) &&
        hubspot.submissions.some(({ fields }) => fields.some(({ value }) => value === email)) &&
        mails.to(brand.email).some(({ mail }) => mail.text?.includes(email)),
      30,
    );
    const { headers, body } = receiver.received.find((one) => one.body.includes(email))!;
    expect(isGenuine(headers, body, SECRET)).toBe(true);
    expect(JSON.parse(body)).toMatchObject({ lead: { email, description: words } });
    const person = pipedrive.persons.find(({ emails }) => emails[0]!.value === email)!;
    const deal = pipedrive.deals.find(({ person_id: id }) => id === person.id)!;
    expect(pipedrive.notes.find(({ deal_id: id }) => id === deal.id)?.content).toContain(words);
    const submission = hubspot.submissions.find(({ fields }) =>
      fields.some(({ value }) => value === email),
    )!;
    expect(submission.fields.map(({ value }) => value).join('\n')).toContain(words);
    const letter = mails.to(brand.email).find(({ mail }) => mail.text?.includes(email))!;
    expect(letter.mail.text).toContain(words);
    const card = await readLeadSummary(await requestBy(payload, sales), lead!.id);
    expect(card?.message).toBe(words);
  },
);
