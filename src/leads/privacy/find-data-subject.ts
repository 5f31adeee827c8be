import { sql } from 'drizzle-orm';
import { emailKeyOf } from '../management/match-leads-of-same-person';
import type { Session } from '@/lib/payload-database';
import { type PersonalIdentifiers, piiRegex } from './find-personal-data-in-text';
import { mergedLeads } from './find-leads-merged-by-hand';
import { phoneKeyOf } from './phone-number-spellings';

/** The person that a privacy request is about, with the terms and ids by which their records are found. */
export type DataSubject = {
  /**
   * The person's e-mail addresses, normalised as in `leads.email_key`: that of the request, and those of leads merged
   * by hand, unless another lead has them too.
   */
  emails: readonly string[];
  /** The person's telephone numbers in E.164, chosen in the same way. */
  phones: readonly string[];
  leadIds: readonly number[];
  /** Leads that are included only because a colleague merged them by hand. */
  mergedIds: readonly number[];
  /**
   * Terms by which texts are searched: the e-mail address and number of the request, and those of all leads found that
   * no other lead has.
   */
  mentioned: PersonalIdentifiers;
  /** Saved views of colleagues whose filter contains the person. */
  viewIds: readonly number[];
};

type LeadRow = {
  id: number;
  email: string | null;
  phone: string | null;
  /** Whether the lead belongs to the person because of a manual merge. */
  merged: boolean;
  /** Whether the request itself contains the lead's e-mail address or number. */
  named: boolean;
};

const unique = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.flatMap((value) => value || [])),
];

/**
 * E-mail addresses and numbers that occur only in these leads: one that another lead has too may belong to another
 * person.
 */
async function ownOf(session: Session, leads: readonly LeadRow[]): Promise<PersonalIdentifiers> {
  const ids = JSON.stringify(leads.map(({ id }) => id));
  const notElsewhere = async (column: 'email_key' | 'phone_e164', values: string[]) => {
    if (values.length === 0) return values;
    const { rows } = await session.execute<{ value: string }>(sql`
      SELECT DISTINCT ${sql.identifier(column)} AS value FROM leads
      WHERE ${sql.identifier(column)} IN (SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))
        AND id NOT IN (SELECT jsonb_array_elements_text(${ids}::jsonb)::int)`);
    const taken = new Set(rows.map(({ value }) => value));
    return values.filter((value) => !taken.has(value));
  };
  return {
    emails: await notElsewhere('email_key', unique(leads.map(({ email }) => email))),
    phones: await notElsewhere('phone_e164', unique(leads.map(({ phone }) => phone))),
  };
}

/** The text of a saved view to be searched: its title and its decoded filter, stored as `search=mai%40x.vn`. */
const viewText = ({ title, query }: { title: string | null; query: string | null }): string =>
  [title ?? '', ...new URLSearchParams(query ?? '').values()].join('\n');

async function viewsOf(session: Session, mentioned: PersonalIdentifiers): Promise<number[]> {
  const { rows } = await session.execute<{
    id: number;
    title: string | null;
    query: string | null;
  }>(sql`SELECT id, title, query FROM lead_views ORDER BY id`);
  const regex = piiRegex(mentioned);
  return rows.flatMap((view) => (regex.test(viewText(view)) ? view.id : []));
}

/**
 * Finds the data subject: the leads with exactly this e-mail address or telephone number, and every lead that was
 * merged with them by hand.
 * @returns null when the privacy request names neither, because an empty search would match everyone
 */
export async function findDataSubject(
  session: Session,
  request: { email?: string | null; phone?: string | null },
): Promise<DataSubject | null> {
  const email = emailKeyOf(request.email);
  const phone = phoneKeyOf(request.phone);
  if (!email && !phone) return null;
  const isNamed = sql`(email_key = ${email}::text OR phone_e164 = ${phone}::text)`;
  const { rows } = await session.execute<LeadRow>(sql`
    WITH by_hand AS (${mergedLeads(isNamed)})
    SELECT id, email_key AS email, phone_e164 AS phone, coalesce(${isNamed}, false) AS named,
      id IN (SELECT id FROM by_hand) AS merged FROM leads
    WHERE ${isNamed} OR id IN (SELECT id FROM by_hand) ORDER BY id`);
  const own = await ownOf(session, rows);
  const mentioned = {
    emails: unique([email, ...own.emails]),
    phones: unique([phone, ...own.phones]),
  };
  const merged = rows.filter((row) => row.merged);
  const ofMerged = (values: readonly string[], key: 'email' | 'phone') =>
    merged.flatMap((row) => (values.includes(row[key] ?? '') ? row[key] : []));
  return {
    emails: unique([email, ...ofMerged(own.emails, 'email')]),
    phones: unique([phone, ...ofMerged(own.phones, 'phone')]),
    leadIds: rows.map(({ id }) => id),
    mergedIds: merged.flatMap(({ id, named }) => (named ? [] : id)),
    mentioned,
    viewIds: await viewsOf(session, mentioned),
  };
}
