import type { TypedUser } from 'payload';
import { describe, expect, it } from 'vitest';
import { dryRun } from '@/leads/admin/crm-dry-run-endpoint';
import { sendAgain } from '@/leads/admin/resend-delivery-endpoints';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { until } from '../../support/cms-for-lead-tests';
import { LEAD_FIELD, pipedriveSite } from '../../support/site-with-fake-pipedrive';
import { expectRefusal } from '../../support/expect-refusal';

describe('leads sent to Pipedrive', () => {
  const { delivery, lead, parts, reaches } = pipedriveSite();

  it('organization, person, deal with its stage and note are created, and their ids stored with the lead', async () => {
    const { payload, vendor } = parts();
    const leadId = await lead({ email: 'mot@khach-hang.vn', company: 'mot.vn' });
    await reaches(leadId, 'delivered');
    const organization = vendor.organizations.find(({ name }) => name === 'mot.vn')!;
    const person = vendor.persons.find(({ emails }) => emails[0]!.value === 'mot@khach-hang.vn')!;
    expect(person).toMatchObject({
      name: 'Trần Thị Lan',
      emails: [{ value: 'mot@khach-hang.vn', primary: true, label: 'work' }],
      phones: [{ value: '+84912345678', primary: true, label: 'mobile' }],
      org_id: organization.id,
    });
    const { idempotencyKey, remote } = await delivery(leadId);
    const deal = vendor.deals.find(({ person_id: id }) => id === person.id)!;
    expect(deal).toMatchObject({
      org_id: organization.id,
      stage_id: 7,
      custom_fields: { [LEAD_FIELD]: idempotencyKey },
    });
    const note = vendor.notes.find(({ deal_id: id }) => id === deal.id)!;
    expect(note.content).toContain('Tôi muốn xem báo cáo.');
    expect(remote).toMatchObject({
      organizationId: String(organization.id),
      personId: String(person.id),
      dealId: String(deal.id),
      noteId: String(note.id),
    });
    const stored = await payload.findByID({ collection: 'leads', id: leadId, depth: 0 });
    expect(stored.dealId).toBe(String(deal.id));
    const { totalDocs } = await payload.count({
      collection: 'lead-events',
      where: { and: [{ lead: { equals: leadId } }, { kind: { equals: 'delivered' } }] },
    });
    expect(totalDocs).toBe(1);

    // A second request of the same person is a second deal, however late Pipedrive's search index is.
    const again = await lead({
      email: 'MOT@khach-hang.vn',
      company: 'mot.vn',
      description: 'Thêm một câu hỏi.',
    });
    await reaches(again, 'delivered');
    expect(vendor.persons.filter(({ emails }) => /^mot@/i.test(emails[0]!.value))).toHaveLength(1);
    expect(vendor.organizations.filter(({ name }) => name === 'mot.vn')).toHaveLength(1);
    expect(vendor.deals.filter(({ person_id: id }) => id === person.id)).toHaveLength(2);
  });

  it('a permanently refused lead is listed at once, and can be sent again by a button', async () => {
    const { payload, vendor, sales, editor } = parts();
    vendor.treatBy(({ path }) => (path === '/api/v2/deals' ? { status: 400 } : 'answer'));
    const leadId = await lead({ email: 'tu-choi@khach-hang.vn' });
    await reaches(leadId, 'failed');
    const { id, lastResult } = await delivery(leadId);
    expect(lastResult).toBe('HTTP_400');
    const press = async (user: TypedUser) =>
      sendAgain(await requestBy(payload, user, { routeParams: { id } }));
    expect((await press(editor)).status).toBe(403);
    vendor.treatBy(() => 'answer');
    expect((await press(sales)).status).toBe(200);
    await reaches(leadId, 'delivered');
    expect(
      vendor.persons.filter(({ emails }) => emails[0]!.value === 'tu-choi@khach-hang.vn'),
    ).toHaveLength(1);
  });

  it('a dry run reports what would be sent, and sends nothing', async () => {
    const { payload, vendor, sales, editor } = parts();
    const leadId = await lead({ email: 'thu@khach-hang.vn', company: 'thu.vn' });
    await reaches(leadId, 'delivered');
    vendor.log.length = 0;
    const { id } = await delivery(leadId);
    const ask = async (user: TypedUser | null, given: unknown) =>
      dryRun(await requestBy(payload, user, { routeParams: { id: given } }));
    const answer = (await (await ask(sales, id)).json()) as {
      requests: { method: string; url: string; body: unknown }[];
    };
    expect(answer.requests.map(({ method, url }) => [method, url.replace(vendor.url, '')])).toEqual(
      [
        ['POST', '/api/v2/organizations'],
        ['POST', '/api/v2/persons'],
        ['POST', '/api/v2/deals'],
        ['POST', '/api/v1/notes'],
      ],
    );
    expect(answer.requests[1]!.body).toMatchObject({ emails: [{ value: 'thu@khach-hang.vn' }] });
    expect(vendor.log).toEqual([]);
    for (const [user, given, status] of [
      [null, id, 403],
      [editor, id, 403],
      [sales, 'x', 400],
      [sales, 999_999, 404],
    ] as const) {
      const refused = await ask(user, given);
      expect(refused.status).toBe(status);
      expectRefusal(await refused.text());
    }
  });

  it('D26 a webhook may point at loopback only with ALLOW_LOOPBACK_TARGETS (a CRM too)', async () => {
    const { vendor } = parts();
    const { env } = await import('@/lib/env');
    env().ALLOW_LOOPBACK_TARGETS = false;
    try {
      const leadId = await lead({ email: 'vong-lap@khach-hang.vn' });
      await until(async () => (await delivery(leadId)).lastResult === 'FORBIDDEN_TARGET', 30);
      expect(vendor.log).toEqual([]);
    } finally {
      env().ALLOW_LOOPBACK_TARGETS = true;
    }
  });
});
