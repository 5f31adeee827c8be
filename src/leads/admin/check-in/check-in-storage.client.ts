import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CheckInList, CheckInOutcome } from '../../tickets/check-in-state';

/** The tickets of an event as stored on this phone. */
export type StoredList = CheckInList & {
  /** The id of the event. */
  id: number;
  /** When the event's tickets are deleted from this phone, in milliseconds since 1970. */
  until: number;
};

/** An entry, or the undo of an entry, that the server has not answered yet or has refused (clash). */
export type StoredEntry = {
  /** The id of the stored record: the entry's key; for an undo, the key and ` undo`. */
  id: string;
  key: string;
  event: number;
  code: string;
  people: number;
  /** The time of the entry by this phone's clock, ISO 8601. */
  at: string;
  undo: boolean;
  /** The id of the account that was signed in on the phone when the entry was made. */
  user?: number;
  /** Whether the phone has shown "let in" without the server's answer. */
  told: boolean;
  /** The server's refusal of an entry that the phone had shown as let in; kept until a user has read it. */
  clash?: { outcome: CheckInOutcome; people: number; first: string | null };
};

interface Schema extends DBSchema {
  lists: { key: number; value: StoredList };
  entries: { key: string; value: StoredEntry };
}

const NAME = 'door';
export const DAY_IN_MS = 24 * 60 * 60 * 1000;

let opened: Promise<IDBPDatabase<Schema> | null> | undefined;

/** The phone's IndexedDB; null where the browser has none, as in some private windows. */
function database(): Promise<IDBPDatabase<Schema> | null> {
  // A browser that blocks storage may throw synchronously.
  opened ??= Promise.resolve()
    .then(() =>
      openDB<Schema>(NAME, 1, {
        upgrade(db) {
          db.createObjectStore('lists', { keyPath: 'id' });
          db.createObjectStore('entries', { keyPath: 'id' });
        },
      }),
    )
    .catch(() => null);
  return opened;
}

/** Runs a write on the phone's database; false where there is no database, or the write fails. */
async function written(act: (db: IDBPDatabase<Schema>) => Promise<unknown>): Promise<boolean> {
  const db = await database();
  if (!db) return false;
  return act(db).then(
    () => true,
    () => false,
  );
}

export const keepEntry = (entry: StoredEntry) => written((db) => db.put('entries', entry));
export const dropEntry = (id: string) => written((db) => db.delete('entries', id));
export const keepList = (list: StoredList) => written((db) => db.put('lists', list));

/** Waiting entries and clashes, oldest first. */
export async function readEntries(): Promise<StoredEntry[]> {
  const db = await database();
  const all = (await db?.getAll('entries').catch(() => [])) ?? [];
  return all.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

export async function readList(event: number): Promise<StoredList | undefined> {
  const db = await database();
  return db?.get('lists', event).catch(() => undefined);
}

/**
 * Deletes the stored tickets of events that have expired or that another account fetched; with null, all. Waiting
 * entries stay: they hold codes and no personal data of guests.
 */
export async function dropLists(user: number | null): Promise<void> {
  const db = await database();
  const all = (await db?.getAll('lists').catch(() => [])) ?? [];
  const now = Date.now();
  for (const list of all) {
    if (list.user !== user || list.until <= now) {
      await written((store) => store.delete('lists', list.id));
    }
  }
}
