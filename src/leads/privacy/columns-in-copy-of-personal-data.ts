import { sql } from 'drizzle-orm';
import { staffMailKinds } from '../model/mail-kinds';
import type { Session } from '@/lib/payload-database';
import { type SourceName, sources } from './personal-data-sources';
import type { DataSubject } from './find-data-subject';

const listed = (names: string): string[] => names.split(' ');

/**
 * The columns of each source that the copy of a person's data contains: data about the person. Data about our staff
 * (who read or wrote something) and internal keys are left out; a new column is left out until it is added here.
 */
const columns: Record<SourceName, readonly string[]> = {
  leads: [
    'id kind created_at name salutation email phone phone_e164 company industry job_title department',
    'description event hub document position first_question second_question',
    'company_name company_tax_code company_address invoice_receipt_email',
    'locale preferred_language page source stage deal_id suspicion',
    'attribution first_touch last_touch first_response_at next_step next_step_at',
  ].flatMap(listed),
  consents: listed('purpose granted text locale created_at sequence hash'),
  tickets: [
    'code status name email company quantity unit_price total hub locale',
    'created_at offered_until checked_in_at arrived cancelled_at cancel_reason',
  ].flatMap(listed),
  subscribers: listed('email status locale created_at confirmed_at unsubscribed_at'),
  mails: listed('kind to subject text locale status created_at sent_at'),
  documentLinks: listed('created_at expires_at uses'),
  resumes: listed('original_name filename mime_type filesize created_at'),
  deliveries: listed('target status created_at delivered_at'),
  notes: listed('text created_at'),
  mentions: [],
  events: listed('kind text at'),
  adLeads: listed(
    'network_id status full_name email phone campaign_name form_name values raw created_at',
  ),
  stashes: listed('kind contents created_at expires_at'),
  views: [],
  preferences: [],
  jobs: [],
  requests: listed('kind email phone status received_at due_at done_at'),
  accessLog: listed('at action'),
};

export type FoundRow = Readonly<Record<string, unknown>>;

const isStaffMail = ({ kind }: FoundRow): boolean =>
  staffMailKinds.some((staffKind) => staffKind === kind);

/** The texts of notes without the names of colleagues who are mentioned in them. */
async function withoutColleagues(
  session: Session,
  subject: DataSubject,
  notes: readonly { row: FoundRow }[],
): Promise<{ row: FoundRow }[]> {
  const { table, where } = sources.mentions;
  const { rows } = await session.execute<{ name: string }>(sql`
    SELECT DISTINCT name FROM ${table} WHERE ${where(subject)}`);
  // The longest names are replaced first, because one name may be the beginning of another.
  const names = rows.map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length);
  return notes.map(({ row }) => ({
    row: {
      ...row,
      text: names.reduce((text, name) => text.replaceAll(name, '@[…]'), String(row.text)),
    },
  }));
}

/** Reads the records of a person for the copy of their data, with the columns above; mails to staff are left out. */
export async function readCopied(
  session: Session,
  subject: DataSubject,
): Promise<Record<SourceName, FoundRow[]>> {
  const found: Partial<Record<SourceName, FoundRow[]>> = {};
  for (const name of Object.keys(columns) as SourceName[]) {
    const shown = columns[name];
    if (shown.length === 0) {
      found[name] = [];
      continue;
    }
    const { table, where } = sources[name];
    const { rows } = await session.execute<{ row: FoundRow }>(sql`
      SELECT to_jsonb(found) AS row FROM (SELECT * FROM ${table} WHERE ${where(subject)}) found`);
    const mine = name === 'notes' ? await withoutColleagues(session, subject, rows) : rows;
    found[name] = mine
      .filter(({ row }) => name !== 'mails' || !isStaffMail(row))
      .map(({ row }) =>
        Object.fromEntries(
          shown.flatMap((column) =>
            row[column] === null || row[column] === undefined ? [] : [[column, row[column]]],
          ),
        ),
      );
  }
  return found as Record<SourceName, FoundRow[]>;
}
