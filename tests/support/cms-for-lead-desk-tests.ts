import type { TypedUser } from 'payload';
import type pg from 'pg';
import type { Role } from '@/cms/access/roles';
import type { Envelope } from '@/leads/schema/form-values-and-hidden-fields';
import { storeLead } from '@/leads/intake/store-lead';
import { startCms, stopCms, submissionOf } from './cms-for-lead-tests';

/** A CMS for tests of the lead desk: creates accounts and leads, and reads them. */
export async function startDesk() {
  const { payload, database } = await startCms({ LEAD_WEBHOOK_URL: '' });
  let made = 0;

  /** Creates an account; `takesLeads` decides whether it gets new leads. */
  async function newUser(role: Role, takesLeads = false): Promise<TypedUser> {
    made += 1;
    const user = await payload.create({
      collection: 'users',
      data: {
        email: `${role}-${made}@example.com`,
        name: `${role} ${made}`,
        password: 'long-enough-password',
        role,
        takesLeads,
      },
    });
    return { ...user, collection: 'users' };
  }

  /**
   * Stores a lead and returns its id. Each has an e-mail address and phone number of its own unless they are given.
   */
  async function newLead(
    form: Record<string, string> = {},
    envelope: Partial<Envelope> = {},
  ): Promise<number> {
    made += 1;
    const own = { email: `lead-${made}@example.com`, phone: `09${String(10_000_000 + made)}` };
    const { leadId } = await storeLead(payload, submissionOf({ ...own, ...form }, envelope));
    return leadId;
  }

  // An admin is created first, because the first account always becomes one.
  const admin = await newUser('admin');
  return {
    payload,
    database,
    admin,
    newUser,
    newLead,
    leadOf: (id: number) => payload.findByID({ collection: 'leads', id, depth: 0 }),
    eventsOf: (id: number) => eventsIn(database, id),
    stop: () => stopCms(payload, database),
  };
}

type EventRow = { kind: string; actor_id: number | null; data: object };

async function eventsIn(database: pg.Pool, id: number): Promise<EventRow[]> {
  const { rows } = await database.query<EventRow>(
    'SELECT kind, actor_id, data FROM lead_events WHERE lead_id = $1 ORDER BY id',
    [id],
  );
  return rows;
}

/** Options of an operation on behalf of an account; null for a visitor. */
export const as = (user: TypedUser | null) => ({ overrideAccess: false as const, user });

export type Desk = Awaited<ReturnType<typeof startDesk>>;
