import type { CheckInAnswer } from '../../tickets/check-in-state';
import { requestCheckIn, type CheckInResponse } from './check-in-request.client';
import { dropEntry, keepEntry, readEntries, type StoredEntry } from './check-in-storage.client';

const MAX_ENTRIES = 200;
const DONE = 200;
const BAD_REQUEST = 400;

export type QueueListener = {
  /** Called when the waiting entries or the clashes have changed. */
  onChange: () => void;
  onHeard?: (heard: CheckInResponse) => Promise<void>;
  onAnswer?: (entry: StoredEntry, answer: CheckInAnswer) => void;
};

/** Makes a UUID (version 4), also without HTTPS, where `crypto.randomUUID` does not exist. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // The version and variant of a UUID are the first digits of its third and fourth group.
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

type Ask = (query: string, body: unknown) => Promise<CheckInResponse<{ results: CheckInAnswer[] }>>;

/**
 * The offline queue of a phone: the entries of all events that the server has not answered, and clashes. An entry is
 * stored on the phone before it is sent; a retry sends the same entry (idempotent).
 */
export class CheckInQueue {
  /** Whether waiting entries survive a reload of the page. */
  keeps = true;
  private held: readonly StoredEntry[] = [];
  private listeners = new Set<QueueListener>();
  private sending: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(private readonly ask: Ask = requestCheckIn) {}

  listen(listener: QueueListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private hold(entries: readonly StoredEntry[]): void {
    this.held = entries;
    for (const { onChange } of this.listeners) onChange();
  }

  waiting(): StoredEntry[] {
    return this.held.filter(({ clash }) => !clash);
  }

  clashes(): StoredEntry[] {
    return this.held.filter(({ clash }) => clash);
  }

  /** Loads entries that an earlier page or another window has stored on the phone. */
  async load(): Promise<void> {
    const stored = await readEntries();
    const known = new Set(this.held.map(({ id }) => id));
    const others = stored.filter(({ id }) => !known.has(id));
    if (others.length > 0) this.hold([...others, ...this.held]);
  }

  /** Stores an entry, or the undo of an entry, on the phone. An undo also removes the clash of its entry. */
  async add(entry: StoredEntry): Promise<void> {
    if (this.held.some(({ id }) => id === entry.id)) return;
    this.hold([...this.held, entry]);
    this.keeps = await keepEntry(entry);
    if (!entry.undo) return;
    for (const { id, key } of this.clashes()) if (key === entry.key) await this.forget(id);
  }

  /** Marks that the phone has shown "let in" without the server's answer, so that a later refusal is a clash. */
  async tell(id: string): Promise<void> {
    const told = this.held.find((entry) => entry.id === id);
    if (!told) return;
    told.told = true;
    await keepEntry(told);
  }

  async forget(id: string): Promise<void> {
    await dropEntry(id);
    this.hold(this.held.filter((entry) => entry.id !== id));
  }

  /**
   * Sends the waiting entries, at most `MAX_ENTRIES` of each event, after any sending that is under way; callers in the
   * meantime share the next one. Never rejects: other entries stay in the queue until `send` is called again.
   */
  send(): Promise<void> {
    this.next ??= this.sending.then(async () => {
      this.next = null;
      await this.sendWaiting().catch(() => {});
    });
    this.sending = this.next;
    return this.next;
  }

  private async sendWaiting(): Promise<void> {
    const waiting = this.waiting();
    for (const event of new Set(waiting.map((entry) => entry.event))) {
      const batch = waiting.filter((entry) => entry.event === event).slice(0, MAX_ENTRIES);
      const status = await this.sendBatch(event, batch);
      // The server refuses a request with an invalid entry, so the entries are sent one by one.
      if (status === BAD_REQUEST && batch.length > 1) {
        for (const entry of batch) await this.sendBatch(event, [entry]);
      } else if (status !== BAD_REQUEST && status !== DONE) return;
    }
  }

  private async sendBatch(event: number, batch: readonly StoredEntry[]): Promise<number> {
    const heard = await this.ask('', {
      event,
      sentAt: new Date().toISOString(),
      entries: batch.map(({ key, code, people, at, undo, user }) => ({
        key,
        code,
        people,
        at,
        undo,
        ...(user === undefined ? {} : { user }),
      })),
    });
    for (const { onHeard } of this.listeners) await onHeard?.(heard);
    for (const [index, entry] of batch.entries()) {
      const result = heard.body?.results[index];
      if (result) await this.settle(entry, result);
    }
    return heard.status;
  }

  /** Applies the server's answer to an entry; a refusal is a clash if the phone had already shown "let in". */
  private async settle(entry: StoredEntry, answer: CheckInAnswer): Promise<void> {
    const { outcome, people, first } = answer;
    for (const { onAnswer } of this.listeners) onAnswer?.(entry, answer);
    const isTakenBack = this.held.some(({ undo, key }) => undo && key === entry.key);
    const isAsTold = isTakenBack || outcome === 'entered' || outcome === 'taken-back';
    if (!entry.told || isAsTold) return this.forget(entry.id);
    const kept = { ...entry, clash: { outcome, people, first } };
    this.hold(this.held.map((one) => (one.id === entry.id ? kept : one)));
    await keepEntry(kept);
  }
}

/** The queue of this phone. The check-in screen adds entries; every screen of the admin sends them. */
export const checkInQueue = new CheckInQueue();
