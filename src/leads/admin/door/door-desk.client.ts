import {
  type DoorAnswer,
  type DoorChange,
  type DoorList,
  type DoorOutcome,
  type DoorRow,
  type DoorState,
  letIn,
} from '../../tickets/door-state';
import {
  A_DAY,
  dropEntry,
  dropLists,
  keepEntry,
  keepList,
  readEntries,
  readList,
  type StoredEntry,
  type StoredList,
} from './door-store.client';

/** What the screen says of a ticket. */
export type DoorResult = {
  outcome: DoorOutcome | 'not-listed';
  code: string;
  people: number;
  row: DoorRow | null;
  /** The event of a ticket of another one. */
  event: string;
  /** Judged by what this phone knows; the server is told later. */
  isOffline: boolean;
};

export type LastEntry = { key: string; code: string; people: number; name: string };

export type DeskView = {
  rows: readonly DoorRow[];
  arrived: number;
  expected: number;
  waiting: number;
  clashes: readonly (StoredEntry & { name: string })[];
  last: LastEntry | null;
  isOnline: boolean;
  /** The tickets are here. */
  isReady: boolean;
  /** The session has ended, or the account may not check in any more. */
  isOut: boolean;
  /** Their time on this phone is over. */
  isOver: boolean;
  /** Entries outlast this page. */
  keeps: boolean;
  /** When this was so, in milliseconds since 1970. */
  now: number;
};

/** How long somebody at the door waits for the server before the phone judges by itself. */
const PATIENCE = 4000;
/** How long a request may take when nobody waits for it. */
const REQUEST_LIMIT = 20_000;
const EVERY = 10_000;
const MOST_ENTRIES = 200;

const comes = ({ status }: DoorState) => status === 'confirmed' || status === 'checked-in';
const pause = (milliseconds: number) =>
  new Promise<null>((resume) => {
    setTimeout(resume, milliseconds, null);
  });

/** How a ticket stands when these entries, of which the server has not heard, are counted. */
function withEntries(row: DoorRow, entries: readonly StoredEntry[]): DoorRow {
  const mine = entries.filter(({ code, clash }) => code === row.code && !clash);
  if (mine.length === 0 || !comes(row)) return row;
  const more = mine.reduce((sum, { people, undo }) => sum + (undo ? -people : people), 0);
  const arrived = Math.min(row.quantity, Math.max(0, row.arrived + more));
  const at = mine.findLast(({ undo }) => !undo)?.at ?? row.since;
  return {
    ...row,
    arrived,
    status: arrived > 0 ? 'checked-in' : 'confirmed',
    since: arrived > 0 ? at : null,
  };
}

/**
 * The door of an event on one phone: its tickets, the entries that the server has not heard of, and what the screen
 * shows of both. An entry is kept on the phone before it is sent; sent again, it is the same one.
 */
export class DoorDesk {
  private list: StoredList | null = null;
  private entries: StoredEntry[] = [];
  private answers = new Map<string, DoorAnswer>();
  private sending: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;
  private listeners = new Set<() => void>();
  private last: LastEntry | null = null;
  private isOnline = true;
  private isOut = false;
  private keeps = true;
  private shown: DeskView | null = null;

  constructor(private readonly event: number) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly view = (): DeskView => {
    this.shown ??= this.look();
    return this.shown;
  };

  private look(): DeskView {
    const { list, last, isOnline, isOut, keeps } = this;
    const waiting = this.entries.filter(({ clash }) => !clash);
    const rows = (list?.tickets ?? []).map((row) => withEntries(row, waiting));
    const coming = rows.filter(comes);
    const sum = (count: (row: DoorRow) => number) =>
      coming.reduce((total, row) => total + count(row), 0);
    return {
      rows,
      arrived: sum(({ arrived }) => arrived),
      expected: sum(({ quantity }) => quantity),
      waiting: waiting.length,
      clashes: this.entries
        .filter(({ clash }) => clash)
        .map((entry) => ({
          ...entry,
          name: list?.tickets.find(({ code }) => code === entry.code)?.name ?? '',
        })),
      last,
      isOnline,
      isReady: list !== null,
      isOut,
      isOver: list !== null && list.until <= Date.now(),
      keeps,
      now: Date.now(),
    };
  }

  private changed(): void {
    this.shown = null;
    for (const listener of this.listeners) listener();
  }

  /** Begins; what it returns ends it. */
  start(): () => void {
    void this.open();
    const online = () => void this.refresh();
    const offline = () => this.heard(false);
    addEventListener('online', online);
    addEventListener('offline', offline);
    const timer = setInterval(() => void this.refresh(), EVERY);
    return () => {
      clearInterval(timer);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }

  private async open(): Promise<void> {
    this.entries = [...(await readEntries()), ...this.entries];
    const kept = await readList(this.event);
    if (kept && kept.until > Date.now()) this.list ??= kept;
    this.changed();
    await this.fetchAll();
    await this.send();
  }

  private heard(isOnline: boolean): void {
    if (this.isOnline === isOnline) return;
    this.isOnline = isOnline;
    this.changed();
  }

  /** What the server answers; null when it does not, or refuses. */
  private async ask<Body>(query: string, body?: unknown): Promise<Body | null> {
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const answer = await fetch(`/api/tickets/door${query}`, {
      ...(body === undefined ? {} : { ...json, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_LIMIT),
    }).catch(() => null);
    if (answer?.status === 401 || answer?.status === 403) {
      this.isOut = true;
      this.list = null;
      await dropLists(null);
      this.changed();
      return null;
    }
    const read = answer?.ok ? ((await answer.json().catch(() => null)) as Body | null) : null;
    // A refusal is an answer too: the network is there.
    this.heard(answer !== null && answer.status < 500);
    return read;
  }

  private async fetchAll(): Promise<void> {
    const list = await this.ask<DoorList>(`?event=${this.event}`);
    if (!list) return;
    const closes = list.event.until === null ? Infinity : Date.parse(list.event.until);
    this.list = { ...list, id: this.event, until: Math.min(Date.now() + A_DAY, closes) };
    this.keeps = await keepList(this.list);
    this.changed();
  }

  /** Sends what waits, and hears what other phones have done. */
  async refresh(): Promise<void> {
    if (this.isOut) return;
    if (this.view().isOver) {
      await dropLists(this.list?.user ?? null);
      this.changed();
      return;
    }
    await this.send();
    if (!this.list) return this.fetchAll();
    const since = encodeURIComponent(this.list.now);
    const news = await this.ask<{ now: string; changed: DoorChange[]; total: number }>(
      `?event=${this.event}&since=${since}`,
    );
    if (!news) return;
    const before = new Map(this.list.tickets.map((row) => [row.code, row]));
    const isKnown = news.changed.every((change) => {
      const row = before.get(change.code);
      return row && comes(row) === comes(change);
    });
    // Somebody has just registered, was erased, has cancelled, or got a place: names come and go with that.
    if (!isKnown || news.total !== this.list.tickets.length) return this.fetchAll();
    this.apply(new Map(news.changed.map((change) => [change.code, change])), news.now);
  }

  private apply(states: ReadonlyMap<string, DoorState>, now?: string): void {
    if (!this.list) return;
    const tickets = this.list.tickets.map((row) => ({ ...row, ...states.get(row.code) }));
    this.list = { ...this.list, tickets, now: now ?? this.list.now };
    void keepList(this.list);
    this.changed();
  }

  rowOf(code: string): DoorRow | null {
    return this.view().rows.find((row) => row.code === code) ?? null;
  }

  private async add(entry: StoredEntry): Promise<void> {
    this.entries.push(entry);
    this.changed();
    this.keeps = await keepEntry(entry);
  }

  private async forget(id: string): Promise<void> {
    this.entries = this.entries.filter((entry) => entry.id !== id);
    await dropEntry(id);
    this.changed();
  }

  /** Sends what waits, after what is being sent; whoever asks meanwhile shares the next request. */
  private send(): Promise<void> {
    this.next ??= this.sending.then(() => {
      this.next = null;
      return this.sendWaiting();
    });
    this.sending = this.next;
    return this.next;
  }

  private async sendWaiting(): Promise<void> {
    const waiting = this.entries.filter(({ clash }) => !clash);
    for (const event of new Set(waiting.map((entry) => entry.event))) {
      const batch = waiting.filter((entry) => entry.event === event).slice(0, MOST_ENTRIES);
      const answer = await this.ask<{ results: DoorAnswer[] }>('', {
        event,
        sentAt: new Date().toISOString(),
        entries: batch.map(({ key, code, people, at, undo }) => ({ key, code, people, at, undo })),
      });
      if (!answer) return;
      for (const [index, entry] of batch.entries()) {
        const result = answer.results[index];
        if (result) await this.settle(entry, result);
      }
    }
  }

  /** What the server says of an entry counts; where the phone had said otherwise, somebody is told. */
  private async settle(entry: StoredEntry, result: DoorAnswer): Promise<void> {
    const { outcome, people, state } = result;
    this.answers.set(entry.id, result);
    if (state) this.apply(new Map([[entry.code, state]]));
    const isAsTold = entry.undo || outcome === 'entered' || outcome === 'taken-back';
    if (!entry.told || isAsTold) return this.forget(entry.id);
    const clash = { outcome, people, since: state?.since ?? null };
    const kept = { ...entry, clash };
    this.entries = this.entries.map((one) => (one.id === entry.id ? kept : one));
    this.changed();
    await keepEntry(kept);
  }

  /** The clashes have been read. */
  async dismissClashes(): Promise<void> {
    for (const { id } of this.view().clashes) await this.forget(id);
  }

  /** What the server says of an entry, when it says so while somebody waits. */
  private async answerTo(id: string): Promise<DoorAnswer | null> {
    if (!this.isOnline) {
      void this.send();
      return null;
    }
    const isHeard = await Promise.race([this.send().then(() => true), pause(PATIENCE)]);
    if (isHeard === null) this.heard(false);
    return this.answers.get(id) ?? null;
  }

  /** The ticket of a code; the server is asked for it where the phone does not know it. */
  async find(code: string): Promise<DoorRow | null> {
    if (this.rowOf(code) || !this.isOnline) return this.rowOf(code);
    await Promise.race([this.fetchAll(), pause(PATIENCE)]);
    return this.rowOf(code);
  }

  /** Lets people in on a ticket, and says what became of it. */
  async enter(code: string, people: number): Promise<DoorResult> {
    const row = this.rowOf(code);
    const local = row && letIn(row, people);
    const base = { code, event: '', isOffline: !this.isOnline };
    if (!this.isOnline && (!local || local.enter === 0)) {
      void this.refresh();
      return { ...base, outcome: local?.outcome ?? 'not-listed', people: 0, row };
    }
    const key = crypto.randomUUID();
    const at = new Date().toISOString();
    const entry: StoredEntry = {
      id: key,
      key,
      event: this.event,
      code,
      people: local?.enter || people,
      at,
      undo: false,
      told: false,
    };
    await this.add(entry);
    const answer = await this.answerTo(entry.id);
    if (answer) {
      if (answer.people > 0) this.remember(entry, answer.people);
      const { outcome, event } = answer;
      return {
        ...base,
        isOffline: false,
        outcome,
        people: answer.people,
        row: this.rowOf(code),
        event: event ?? '',
      };
    }
    if (!local || local.enter === 0) {
      // Shown red: should the server have let them in meanwhile, it takes that back.
      await this.add({ ...entry, id: `${key} undo`, undo: true });
      return {
        ...base,
        isOffline: true,
        outcome: local?.outcome ?? 'not-listed',
        people: 0,
        row,
      };
    }
    const told = this.entries.find(({ id }) => id === entry.id);
    if (told) {
      told.told = true;
      await keepEntry(told);
    }
    this.remember(entry, local.enter);
    return {
      ...base,
      isOffline: true,
      outcome: local.outcome,
      people: local.enter,
      row: this.rowOf(code),
    };
  }

  private remember({ key, code }: StoredEntry, people: number): void {
    this.last = { key, code, people, name: this.rowOf(code)?.name ?? code };
    this.changed();
  }

  /** Takes the last entry of this phone back. */
  async undoLast(): Promise<LastEntry | null> {
    const { last } = this;
    if (!last) return null;
    this.last = null;
    const { key, code, people } = last;
    const id = `${key} undo`;
    const at = new Date().toISOString();
    await this.add({ id, key, event: this.event, code, people, at, undo: true, told: false });
    await this.answerTo(id);
    return last;
  }
}
