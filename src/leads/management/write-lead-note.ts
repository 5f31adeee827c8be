import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { normalized } from '@/lib/normalize-unicode';
import type { Session } from '@/lib/payload-database';
import type { User } from '@/payload-types';
import { queueMails } from '../jobs/queue-new-mails';
import { sqlList } from '../model/sql-in-list';
import { inTransaction } from '../model/in-transaction';
import { mentionsIn } from '../schema/find-mentions';

/** A note; the key makes saving idempotent. `mentions`: ids of colleagues chosen after an `@`. */
export type NewNote = { key: string; text: string; mentions: readonly number[] };

/**
 * The result of saving a note: the note's id and the mentioned colleagues, who get a mail; or the refusal: no such
 * lead, or another text was saved under the same key before.
 */
export type NoteOutcome =
  | { note: number; told: readonly number[] }
  | { refused: 'no-lead' | 'other-words' };

type Colleague = { id: number; email: string; name: string };
type Named = Colleague & { isTold: boolean };

/**
 * Colleagues with access to leads, other than the author, who are named in the text by `@`. Other names, also those
 * of deleted accounts, stay plain text.
 */
async function mentionedIn(
  session: Session,
  { text, mentions }: NewNote,
  author: User,
): Promise<Colleague[]> {
  if (mentions.length === 0) return [];
  const { rows } = await session.execute<Named>(sql`
    SELECT id, email, coalesce(nullif(btrim(name), ''), email) AS name,
      id <> ${author.id} AND role IN ('sales', 'admin') AS "isTold"
    FROM users WHERE id IN (${sqlList([...mentions])}) ORDER BY id FOR KEY SHARE`);
  const nameOf = ({ name }: Colleague) => normalized(name, 'NFC');
  const found = mentionsIn(text, rows.map(nameOf));
  return rows.filter((row) => row.isTold && found.has(nameOf(row)));
}

async function mention(
  session: Session,
  note: number,
  lead: number,
  colleagues: readonly Colleague[],
): Promise<void> {
  if (colleagues.length === 0) return;
  const rows = colleagues.map(
    ({ id, name }) =>
      sql`(${note}::int, ${lead}::int, ${id}::int, ${normalized(name, 'NFC')}::varchar)`,
  );
  await session.execute(sql`
    INSERT INTO lead_mentions (note_id, lead_id, user_id, name) VALUES ${sql.join(rows, sql`, `)}`);
}

async function createNote(
  payload: Payload,
  { transactionID }: PayloadRequest,
  user: User,
  data: { lead: number; text: string; key: string },
): Promise<number> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  req.transactionID = transactionID;
  const { id } = await payload.create({ collection: 'lead-notes', data, depth: 0, req });
  return id;
}

/**
 * Saves a note on a lead, and notifies each colleague mentioned in it by a mail and on their dashboard. Note and mails
 * commit together. A note that was saved under the same key before is not saved again, and nobody is notified again.
 */
export function writeNote(
  payload: Payload,
  lead: number,
  author: User,
  note: NewNote,
): Promise<NoteOutcome> {
  return inTransaction<NoteOutcome>(payload, async (req, session) => {
    // The lead is locked: an erasure either commits first and is seen here, or deletes this note and its mails.
    const { rows: leads } = await session.execute(sql`
      SELECT 1 FROM leads WHERE id = ${lead} FOR KEY SHARE`);
    if (leads.length === 0) return { refused: 'no-lead' };
    await session.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`note ${note.key}`}, 0))`,
    );
    const { rows: before } = await session.execute<{
      id: number;
      told: number[];
      isSame: boolean;
    }>(sql`
      SELECT id, text = ${note.text} AS "isSame", ARRAY(SELECT user_id FROM lead_mentions
        WHERE note_id = lead_notes.id AND user_id IS NOT NULL ORDER BY user_id) AS told
      FROM lead_notes WHERE key = ${note.key} AND lead_id = ${lead} AND author_id = ${author.id}`);
    const [saved] = before;
    if (saved) {
      return saved.isSame ? { note: saved.id, told: saved.told } : { refused: 'other-words' };
    }
    const colleagues = await mentionedIn(session, note, author);
    const { key, text } = note;
    const id = await createNote(payload, req, author, { lead, text, key });
    await mention(session, id, lead, colleagues);
    await queueMails(
      session,
      colleagues.map(({ email: to }) => ({
        kind: 'mention',
        locale: 'vi',
        to,
        lead,
        author: author.id,
      })),
    );
    return { note: id, told: colleagues.map(({ id: user }) => user) };
  });
}
