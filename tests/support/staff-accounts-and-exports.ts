import { parse } from 'csv-parse/sync';
import {
  createLocalReq,
  type Payload,
  type PayloadHandler,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import type pg from 'pg';
import readXlsxFile from 'read-excel-file/node';

/** An account's request to an endpoint of the admin. */
export async function requestBy(
  payload: Payload,
  user: TypedUser | null,
  more: Partial<PayloadRequest> = {},
): Promise<PayloadRequest> {
  const req = await createLocalReq(user ? { user } : {}, payload);
  return Object.assign(req, { query: {}, routeParams: {} }, more);
}

/** Creates accounts of an admin, of sales and of an editor, in this order. */
export async function makeStaff(payload: Payload): Promise<[TypedUser, TypedUser, TypedUser]> {
  const users: TypedUser[] = [];
  // The admin comes first, because the first account always becomes one.
  for (const role of ['admin', 'sales', 'editor'] as const) {
    const user = await payload.create({
      collection: 'users',
      data: { email: `${role}@example.com`, password: 'long-enough-password', role },
    });
    users.push({ ...user, collection: 'users' });
  }
  return users as [TypedUser, TypedUser, TypedUser];
}

/** Inserts leads into an empty table, with the ids 1 to `count`. */
export async function insertLeads(database: pg.Pool, count: number): Promise<void> {
  await database.query(
    `INSERT INTO leads (name, email, phone, phone_e164, company, description, kind, source, stage, status,
       locale, content_hash, created_at, updated_at)
     SELECT 'Khách ' || n, 'khach-' || n || '@khach-hang.vn', '0912345678', '+84912345678',
       'Công ty ' || n, repeat('Một câu dài. ', 20), 'contact', 'form', 'new', '29', 'vi', md5(n::text),
       now() - make_interval(secs => n), now()
     FROM generate_series(1, $1::int) AS n`,
    [count],
  );
}

/** The rows of an exported file, read by two independent libraries. */
export async function exported(
  handler: PayloadHandler,
  req: PayloadRequest,
): Promise<{ response: Response; rows: string[][] }> {
  const response = await handler(req);
  const file = Buffer.from(await response.clone().arrayBuffer());
  if (req.query.format === 'csv') return { response, rows: parse(file, { bom: true }) };
  const [sheet] = await readXlsxFile(file, { trim: false });
  const rows = (sheet?.data ?? []).map((row) => row.map((cell) => String(cell ?? '')));
  return { response, rows };
}
