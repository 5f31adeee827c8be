import type { PayloadRequest, Where } from 'payload';
import { idOfRelation } from '@/lib/id-of-relation';
import { officeIso } from '@/lib/office-hours-arithmetic';
import type { AdLead, Delivery, Lead } from '@/payload-types';
import { crmProgressOf } from '../delivery/crm-progress-schema';
import { adValuesOf } from './ad-lead-values';
import { adColumnKeys } from './export-column-names';
import { displayPhone } from './display-phone-number';
import { newestFirst, readPages, recordPage } from './read-records-in-pages';
import type { Row } from './write-csv-or-excel';

type Listed = Pick<AdLead, 'id' | 'lead' | 'networkId' | 'values' | 'createdAt'>;
type AtDesk = Pick<Lead, 'id' | 'status' | 'dealId'>;

type Beside = { lead: AtDesk | null; remote: Delivery['remote'] };

/**
 * An ad lead as a row of the lead-ads list, in the order of its columns (spec §3). Its CRM stage is the
 * lead's code, 29 unassigned or 1 assigned (D21); the other CRM ids are empty until delivered.
 */
function adRow({ networkId, values, createdAt }: Listed, { lead, remote }: Beside): Row {
  const known = adValuesOf(values);
  const { personId, organizationId } = crmProgressOf(remote);
  const row = {
    ...known,
    dealId: lead?.dealId ?? '',
    personId: personId ?? '',
    organizationId: organizationId ?? '',
    stageId: lead?.status ?? '',
    leadId: networkId,
    createdDate: officeIso(known.createdDate ?? createdAt),
    phone: displayPhone(known.phone, known.phone),
  };
  return adColumnKeys.map((key) => row[key] ?? '');
}

async function besideOf(req: PayloadRequest, page: Listed[]): Promise<Map<number, Beside>> {
  const ids = page.flatMap(({ lead }) => idOfRelation(lead) ?? []);
  const leads = await req.payload.find({
    ...newestFirst(req),
    collection: 'leads',
    joins: false,
    where: { id: { in: ids } },
    select: { status: true, dealId: true },
  });
  const deliveries = await req.payload.find({
    ...newestFirst(req),
    collection: 'deliveries',
    where: { and: [{ lead: { in: ids } }, { target: { equals: 'pipedrive' } }] },
    select: { lead: true, remote: true },
  });
  const remotes = new Map(deliveries.docs.map(({ lead, remote }) => [idOfRelation(lead), remote]));
  return new Map(leads.docs.map((lead) => [lead.id, { lead, remote: remotes.get(lead.id) }]));
}

/** Reads the rows of the lead-ads list that match the filter of the admin's list, newest first, without erased ones. */
export async function* adRows(req: PayloadRequest, filter: Where): AsyncGenerator<Row> {
  const pages = readPages<Listed>(
    { and: [filter, { status: { not_equals: 'erased' } }] },
    (where, limit) =>
      req.payload.find({
        ...newestFirst(req),
        collection: 'ad-leads',
        where,
        limit,
        select: { lead: true, networkId: true, values: true, createdAt: true },
      }),
  );
  for await (const page of pages) {
    await recordPage(
      req,
      page.flatMap(({ lead }) => idOfRelation(lead) ?? []),
    );
    const beside = await besideOf(req, page);
    for (const listed of page) {
      yield adRow(
        listed,
        beside.get(idOfRelation(listed.lead) ?? 0) ?? { lead: null, remote: null },
      );
    }
  }
}
