import {
  type CheckInAnswer,
  type CheckInList,
  type CheckInNews,
  type CheckInOutcome,
  type CheckInRow,
  type CheckInState,
  admit,
} from '../../tickets/check-in-state';
import { checkInQueue } from './check-in-queue.client';
import { requestCheckIn, type CheckInResponse, isAccessRefused } from './check-in-request.client';
import {
  DAY_IN_MS,
  dropLists,
  keepList,
  readList,
  type StoredEntry,
  type StoredList,
} from './check-in-storage.client';

/** The result of an entry, as the screen shows it. */
export type CheckInEntryResult = {
  outcome: CheckInOutcome | 'not-listed';
  code: string;
  people: number;
  row: CheckInRow | null;
  /** The title of the event that the ticket is for, if it is not this event; otherwise ''. */
  event: string;
  /** Whether the phone has decided without the server's answer. */
  isOffline: boolean;
};

export type LastEntry = { key: string; code: string; people: number; name: string };

export type CheckInScreenState = {
  rows: readonly CheckInRow[];
  arrived: number;
  expected: number;
  waiting: number;
  clashes: readonly (StoredEntry & { name: string })[];
  last: LastEntry | null;
  isOnline: boolean;
  /** Whether the tickets of the event are loaded on the phone. */
  isReady: boolean;
  /** Whether the server refuses access: the session has ended, or the account may no longer check in. */
  isOut: boolean;
  /** Whether the check-in for the event is over. */
  isOver: boolean;
  /** Whether entries are stored permanently on the phone and survive a reload. */
  keeps: boolean;
  /** The time of this state, in milliseconds since 1970. */
  now: number;
};

/** How long the phone waits for the server's answer before it decides by itself, in milliseconds. */
const CHECK_IN_TIMEOUT_MS = 4000;
const SYNC_INTERVAL_MS = 10_000;

const comes = ({ status }: CheckInState) => status === 'confirmed' || status === 'checked-in';
const pause = (milliseconds: number) =>
  new Promise<null>((resume) => {
    setTimeout(resume, milliseconds, null);
  });

/** When the check-in for an event ends, in milliseconds since 1970. */
const closing = ({ event }: CheckInList): number =>
  event.until === null ? Infinity : Date.parse(event.until);

/** The state of a ticket, including entries that the server has not answered yet. */
function withEntries(row: CheckInRow, entries: readonly StoredEntry[]): CheckInRow {
  const mine = entries.filter(({ code }) => code === row.code);
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
 * The check-in of one event on one phone: its tickets, the entries that are not sent yet, and the state that the screen
 * shows.
 */
export class CheckInSession {
  private list: StoredList | null = null;
  private answers = new Map<string, CheckInAnswer>();
  private listeners = new Set<() => void>();
  private last: LastEntry | null = null;
  private isOnline = true;
  private isOut = false;
  private isOver = false;
  private shown: CheckInScreenState | null = null;

  constructor(private readonly event: number) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly view = (): CheckInScreenState => {
    this.shown ??= this.look();
    return this.shown;
  };

  private look(): CheckInScreenState {
    const { list, last, isOnline, isOut, isOver } = this;
    const waiting = checkInQueue.waiting();
    const rows = (list?.tickets ?? []).map((row) => withEntries(row, waiting));
    const coming = rows.filter(comes);
    const sum = (count: (row: CheckInRow) => number) =>
      coming.reduce((total, row) => total + count(row), 0);
    return {
      rows,
      arrived: sum(({ arrived }) => arrived),
      expected: sum(({ quantity }) => quantity),
      waiting: waiting.length,
      clashes: checkInQueue.clashes().map((entry) => ({
        ...entry,
        name: list?.tickets.find(({ code }) => code === entry.code)?.name ?? '',
      })),
      last,
      isOnline,
      isReady: list !== null,
      isOut,
      isOver,
      keeps: checkInQueue.keeps,
      now: Date.now(),
    };
  }

  private changed(): void {
    this.shown = null;
    for (const listener of this.listeners) listener();
  }

  /** Starts the check-in on this phone. The returned function stops it. */
  start(): () => void {
    const unheard = checkInQueue.listen({
      onChange: () => this.changed(),
      onHeard: (heard) => this.learn(heard),
      onAnswer: ({ id, code }, answer) => {
        this.answers.set(id, answer);
        if (answer.state) this.apply(new Map([[code, answer.state]]));
      },
    });
    void this.open();
    const online = () => void this.refresh();
    const offline = () => this.heard(false);
    addEventListener('online', online);
    addEventListener('offline', offline);
    const timer = setInterval(() => void this.refresh(), SYNC_INTERVAL_MS);
    return () => {
      unheard();
      clearInterval(timer);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }

  private async open(): Promise<void> {
    await checkInQueue.load();
    const kept = await readList(this.event);
    if (kept && kept.until > Date.now()) this.list ??= kept;
    this.changed();
    await this.fetchAll();
    await checkInQueue.send();
  }

  private heard(isOnline: boolean): void {
    if (this.isOnline === isOnline) return;
    this.isOnline = isOnline;
    this.changed();
  }

  /** Updates the state of the network and the session from a server's answer. */
  private async learn(heard: CheckInResponse): Promise<void> {
    if (isAccessRefused(heard)) {
      this.isOut = true;
      this.list = null;
      await dropLists(null);
      this.changed();
      return;
    }
    // A refusal is an answer too: the network works.
    this.heard(heard.status > 0 && heard.status < 500);
  }

  /** Asks the server; null without an answer, or when the server refuses. */
  private async ask<Body>(query: string): Promise<Body | null> {
    const heard = await requestCheckIn<Body>(query);
    await this.learn(heard);
    return heard.body;
  }

  private async fetchAll(): Promise<void> {
    const list = await this.ask<CheckInList>(`?event=${this.event}`);
    if (!list) return;
    this.list = { ...list, id: this.event, until: Math.min(Date.now() + DAY_IN_MS, closing(list)) };
    await keepList(this.list);
    this.changed();
  }

  /** Deletes the stored tickets when they have expired; works without a network. */
  private expire(): void {
    const { list } = this;
    if (!list || list.until > Date.now()) return;
    // Tickets on the phone expire after a day and are fetched again. Only the end of the event closes the check-in.
    this.isOver = closing(list) <= Date.now();
    this.list = null;
    void dropLists(list.user);
    this.changed();
  }

  /** Sends waiting entries, and fetches changes made by other phones. */
  async refresh(): Promise<void> {
    if (this.isOut) return;
    this.expire();
    await checkInQueue.send();
    if (this.isOut || this.isOver) return;
    if (!this.list) return this.fetchAll();
    const since = encodeURIComponent(this.list.now);
    const news = await this.ask<CheckInNews>(`?event=${this.event}&since=${since}`);
    if (!news || !this.list) return;
    if (news.people !== this.list.people) return this.fetchAll();
    this.apply(new Map(news.changed.map((change) => [change.code, change])), news.now);
  }

  private apply(states: ReadonlyMap<string, CheckInState>, now?: string): void {
    if (!this.list) return;
    const tickets = this.list.tickets.map((row) => ({ ...row, ...states.get(row.code) }));
    this.list = { ...this.list, tickets, now: now ?? this.list.now };
    void keepList(this.list);
    this.changed();
  }

  rowOf(code: string): CheckInRow | null {
    return this.view().rows.find((row) => row.code === code) ?? null;
  }

  /** Removes the clashes from the list, once the user has read them. */
  async dismissClashes(): Promise<void> {
    for (const { id } of this.view().clashes) await checkInQueue.forget(id);
  }

  /** Sends an entry and waits for the server's answer; null when it is late, or at once while offline. */
  private async answerTo(id: string): Promise<CheckInAnswer | null> {
    if (!this.isOnline) {
      void checkInQueue.send();
      return null;
    }
    const isHeard = await Promise.race([
      checkInQueue.send().then(() => true),
      pause(CHECK_IN_TIMEOUT_MS),
    ]);
    if (isHeard === null) this.heard(false);
    return this.answers.get(id) ?? null;
  }

  /** Finds the ticket with a code; fetches the tickets again if the phone does not know the code. */
  async find(code: string): Promise<CheckInRow | null> {
    if (this.rowOf(code) || !this.isOnline) return this.rowOf(code);
    await Promise.race([this.fetchAll(), pause(CHECK_IN_TIMEOUT_MS)]);
    return this.rowOf(code);
  }

  /**
   * Admits people with a ticket and returns the result. A retry with the same key counts as the same entry
   * (idempotent).
   */
  async enter(code: string, people: number, key: string): Promise<CheckInEntryResult> {
    const row = this.rowOf(code);
    const local = row && admit(row, people);
    const base = { code, event: '', isOffline: !this.isOnline };
    if (!this.isOnline && (!local || local.enter === 0)) {
      void this.refresh();
      return { ...base, outcome: local?.outcome ?? 'not-listed', people: 0, row };
    }
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
      ...this.account(),
    };
    await checkInQueue.add(entry);
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
      // The screen shows the guest as refused, so the entry is undone, in case the server has admitted the guest.
      await checkInQueue.add({ ...entry, id: `${key} undo`, undo: true });
      return {
        ...base,
        isOffline: true,
        outcome: local?.outcome ?? 'not-listed',
        people: 0,
        row,
      };
    }
    await checkInQueue.tell(entry.id);
    this.remember(entry, local.enter);
    return {
      ...base,
      isOffline: true,
      outcome: local.outcome,
      people: local.enter,
      row: this.rowOf(code),
    };
  }

  private account(): { user?: number } {
    return this.list ? { user: this.list.user } : {};
  }

  private remember({ key, code }: StoredEntry, people: number): void {
    this.last = { key, code, people, name: this.rowOf(code)?.name ?? code };
    this.changed();
  }

  async undoLast(): Promise<LastEntry | null> {
    const { last } = this;
    if (!last) return null;
    this.last = null;
    const { key, code, people } = last;
    const id = `${key} undo`;
    const at = new Date().toISOString();
    await checkInQueue.add({
      id,
      key,
      event: this.event,
      code,
      people,
      at,
      undo: true,
      told: false,
      ...this.account(),
    });
    await this.answerTo(id);
    return last;
  }
}
