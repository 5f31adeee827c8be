import { LRUCache } from 'lru-cache';
import type { Stale } from './refresh-here';

/** Something made of content: refreshed by its tags, and by time; one of no seconds is not kept. */
export type Made<T> = { value: T; tags: ReadonlySet<string>; seconds: number };

type Options<T> = {
  /** Of all values together, in the unit of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: T) => number;
  /** Told of what is kept from now on. */
  onKept?: (key: string, made: Made<T>) => void;
};

type Kept<T> = Made<T> & { until: number; isStale: boolean };
type Flight<T> = { answer: Promise<T>; refreshed: Set<string>; isAllRefreshed: boolean };

const meets = (tags: ReadonlySet<string>, others: Iterable<string>): boolean => {
  for (const other of others) if (tags.has(other)) return true;
  return false;
};

/**
 * Keeps what is made of content until a tag of it is refreshed or its time is over. What was being made during a
 * refresh of one of its tags is given to who asked for it before, and not kept. What has been refreshed stays
 * as the last one, until there is another.
 */
export class TaggedCache<T extends object> {
  readonly #kept: LRUCache<string, Kept<T>>;
  readonly #flights = new Map<string, Flight<T>>();
  readonly #underWay = new Set<Flight<T>>();

  readonly #onKept: Options<T>['onKept'];

  constructor({ maxSize, sizeOf, onKept }: Options<T>) {
    this.#onKept = onKept;
    this.#kept = new LRUCache({
      maxSize,
      sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
    });
  }

  /** What is kept and still true; undefined when it has to be made. */
  fresh(key: string): T | undefined {
    const kept = this.#kept.get(key);
    return kept && !kept.isStale && kept.until > performance.now() ? kept.value : undefined;
  }

  /**
   * Under which tags something is kept, and for how many seconds it is still true; 0 when it is not. Nothing of a
   * value that is not the one kept: another may have been made meanwhile.
   */
  about(key: string, value: T): { tags: ReadonlySet<string>; seconds: number } | undefined {
    const kept = this.#kept.peek(key);
    if (kept?.value !== value) return undefined;
    const left = kept.isStale ? 0 : Math.max(0, kept.until - performance.now());
    return { tags: kept.tags, seconds: Math.floor(left / 1000) };
  }

  /** The last one that was made, true or not. */
  last(key: string): T | undefined {
    return this.#kept.get(key)?.value;
  }

  /**
   * What is kept, or what `make` makes, once for all that ask meanwhile.
   *
   * @throws what `make` throws
   */
  async get(key: string, make: () => Promise<Made<T>>): Promise<T> {
    return this.fresh(key) ?? (this.#flights.get(key) ?? this.#begin(key, make)).answer;
  }

  /**
   * Lets everything under these tags be made again by its next reader.
   *
   * @returns how many values that were true are so no more
   */
  refresh(tags: Stale): number {
    // Who asks from now on waits for a making that has begun from now on.
    this.#flights.clear();
    for (const flight of this.#underWay) {
      if (tags === 'all') flight.isAllRefreshed = true;
      else for (const tag of tags) flight.refreshed.add(tag);
    }
    let refreshed = 0;
    for (const kept of this.#kept.values()) {
      if (kept.isStale || !(tags === 'all' || meets(kept.tags, tags))) continue;
      kept.isStale = true;
      refreshed += 1;
    }
    return refreshed;
  }

  #begin(key: string, make: () => Promise<Made<T>>): Flight<T> {
    const flight: Flight<T> = {
      answer: Promise.resolve().then(async () => {
        try {
          const made = await make();
          this.#keep(key, made, flight);
          return made.value;
        } finally {
          this.#underWay.delete(flight);
          if (this.#flights.get(key) === flight) this.#flights.delete(key);
        }
      }),
      refreshed: new Set(),
      isAllRefreshed: false,
    };
    this.#flights.set(key, flight);
    this.#underWay.add(flight);
    return flight;
  }

  #keep(key: string, made: Made<T>, { refreshed, isAllRefreshed }: Flight<T>): void {
    if (made.seconds <= 0 || isAllRefreshed || meets(made.tags, refreshed)) return;
    const until = performance.now() + made.seconds * 1000;
    this.#kept.set(key, { ...made, until, isStale: false });
    this.#onKept?.(key, made);
  }
}
