import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DoorList, DoorOutcome } from '../../tickets/door-state';

/** The tickets of an event on this phone. */
export type StoredList = DoorList & {
  /** The event. */
  id: number;
  /** When they go from this phone, in milliseconds since 1970. */
  until: number;
};

/** An entry, or the taking back of one, that the server has not answered yet, or not as the phone had said. */
export type StoredEntry = {
  /** The key, and whether it takes back. */
  id: string;
  key: string;
  event: number;
  code: string;
  people: number;
  /** By this phone's clock, ISO 8601. */
  at: string;
  undo: boolean;
  /** Who was signed in, by the id of the account. */
  user?: number;
  /** The phone has shown green before the server was heard. */
  told: boolean;
  /** What the server said instead, until somebody has read it. */
  clash?: { outcome: DoorOutcome; people: number; first: string | null };
};

interface Schema extends DBSchema {
  lists: { key: number; value: StoredList };
  entries: { key: string; value: StoredEntry };
}

const NAME = 'door';
export const A_DAY = 24 * 60 * 60 * 1000;

let opened: Promise<IDBPDatabase<Schema> | null> | undefined;

/** The phone's database; null where the browser keeps none, as in a private window. */
function database(): Promise<IDBPDatabase<Schema> | null> {
  // A browser that refuses to keep anything may throw at once.
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

/** Does something with the database; false where there is none, or it is full. */
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

/** Entries that wait or clash, the oldest first. */
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
 * Takes the tickets of events off this phone: those that are past their time or that another account has read, or, for
 * nobody's session, all of them. Entries that wait stay: they name codes, and no person.
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
