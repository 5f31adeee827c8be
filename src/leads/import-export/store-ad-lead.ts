import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Payload, PayloadRequest } from 'payload';
import { officeIso } from '@/lib/office-hours-arithmetic';
import type { Session } from '@/lib/payload-database';
import { inTransaction } from '../model/in-transaction';
import { LEAD_UNASSIGNED } from '../model/lead-codes';
import { queueDelivery } from '../delivery/queue-delivery';
import { queueMails } from '../jobs/queue-new-mails';
import type { AdValues } from './ad-lead-values';
import { industryOf, jobTitleOf } from './choice-code-of-label';

export type AdLeadInput = {
  networkId: string;
  values: AdValues;
  source: 'lead-ads' | 'import';
};

/** Lines of a lead's message: answers to questions that have no field. */
function description({ ordersPerMonth, supportStaffCount, note }: AdValues) {
  const lines = [
    ['Số đơn mỗi tháng', ordersPerMonth],
    ['Số nhân viên hỗ trợ', supportStaffCount],
    ['Ghi chú', note],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}

/** The text of a consent that was given in the ad network's form, which did not show our own text. */
const consentText = ({ formName, pageName, createdDate }: AdValues) =>
  `Để lại thông tin qua form quảng cáo${formName ? ` “${formName}”` : ''}${pageName ? `, trang ${pageName}` : ''}${createdDate ? `, lúc ${officeIso(createdDate)}` : ''}.`;

async function createLead(
  payload: Payload,
  req: PayloadRequest,
  { values, source, networkId }: AdLeadInput,
): Promise<number> {
  const attribution = {
    utm_source: values.utmSource ?? '',
    utm_medium: values.utmMedium ?? '',
    utm_campaign: values.utmCampaign ?? '',
    utm_term: values.utmTerm ?? '',
    utm_content: values.utmContent ?? '',
    ad_id: values.adId ?? '',
  };
  const { email = '', fullName = '', phone = '', website = '', jobTitle, industry } = values;
  const lead = await payload.create({
    collection: 'leads',
    data: {
      kind: 'contact',
      source,
      status: LEAD_UNASSIGNED,
      stage: 'new',
      name: fullName,
      email,
      phone,
      // A number that may be a foreign one is not in E.164 and is stored only as it was typed.
      phoneE164: parsePhoneNumberFromString(phone)?.number === phone ? phone : null,
      company: website,
      jobTitle: jobTitle ? jobTitleOf(jobTitle) : null,
      industry: industry ? industryOf(industry) : null,
      description: description(values),
      locale: 'vi',
      preferredLanguage: 'vi',
      attribution: Object.fromEntries(Object.entries(attribution).filter(([, value]) => value)),
      key: `ad-${networkId}`,
      contentHash: createHash('sha256').update(`ad-${networkId}`).digest('hex'),
    },
    depth: 0,
    req,
  });
  await payload.create({
    collection: 'consents',
    data: {
      lead: lead.id,
      purpose: 'reply',
      granted: true,
      text: consentText(values),
      locale: 'vi',
    },
    depth: 0,
    req,
  });
  return lead.id;
}

/**
 * Locks the row for an id of the network, creating it if needed; null when the id has already become a lead, even if
 * that lead was erased.
 */
async function claim(session: Session, { networkId }: AdLeadInput): Promise<number | null> {
  const { rows } = await session.execute<{ id: number }>(sql`
    INSERT INTO ad_leads (network_id, status, attempts, created_at, updated_at)
    VALUES (${networkId}, 'received', 0, now(), now())
    ON CONFLICT (network_id) DO UPDATE SET updated_at = now() WHERE ad_leads.status NOT IN ('stored', 'erased')
    RETURNING id`);
  return rows[0]?.id ?? null;
}

/**
 * Makes a lead of an answer to an ad's form in one transaction, with its consent, its deliveries and, unless it is
 * imported, a notice to the team. Exactly once for each id of the network, however often and through however many
 * channels it arrives.
 * @returns `known` when the answer had become a lead before
 */
export function storeAdLead(payload: Payload, input: AdLeadInput): Promise<'stored' | 'known'> {
  return inTransaction(payload, async (req, session) => {
    const id = await claim(session, input);
    if (id === null) return 'known';
    const leadId = await createLead(payload, req, input);
    const { fullName, email, phone, campaignName, formName } = input.values;
    await payload.update({
      collection: 'ad-leads',
      id,
      data: {
        status: 'stored',
        reason: null,
        lead: leadId,
        fullName,
        email,
        phone,
        campaignName,
        formName,
        values: input.values,
      },
      depth: 0,
      req,
    });
    await queueDelivery(payload, req, session, leadId, { held: false });
    // An import sends no notice to the team: the colleague who imports knows the rows, and thousands of mails would
    // delay others.
    if (input.source !== 'import') {
      await queueMails(session, [{ kind: 'team-notice', locale: 'vi', to: null, lead: leadId }]);
    }
    return 'stored';
  });
}
