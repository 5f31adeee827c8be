import { LRUCache } from 'lru-cache';
import type { Stale } from './refresh-caches-of-process';

/** A value with its cache tags and its life in seconds; with 0 seconds it is not cached. */
export type ComputedValue<T> = { value: T; tags: ReadonlySet<string>; seconds: number };

type Options<T> = {
  /** The total size of all values, in the unit of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: T) => number;
  /** Called with each computed value that may be cached, whether it is cached in memory or not. */
  onCached?: (key: string, made: ComputedValue<T>) => void;
};

type CachedValue<T> = ComputedValue<T> & { until: number; isStale: boolean };
type Computation<T> = {
  answer: Promise<T>;
  refreshed: Set<string>;
  isAllRefreshed: boolean;
  /** Whether a caller of `get` waits for the value. Only then is the value cached in memory. */
  isAsked: boolean;
};

const meets = (tags: ReadonlySet<string>, others: Iterable<string>): boolean => {
  for (const other of others) if (tags.has(other)) return true;
  return false;
};

/**
 * A cache whose values become stale by tag or by time. If a tag is refreshed while a value with that tag is being
 * computed, callers that already wait get the value, but it is not cached. A stale value stays available through
 * `last` until a new one replaces it or the full cache evicts it.
 */
export class TaggedCache<T extends object> {
  readonly #cached: LRUCache<string, CachedValue<T>>;
  readonly #computations = new Map<string, Computation<T>>();
  readonly #underWay = new Set<Computation<T>>();

  readonly #onCached: Options<T>['onCached'];

  constructor({ maxSize, sizeOf, onCached }: Options<T>) {
    this.#onCached = onCached;
    this.#cached = new LRUCache({
      maxSize,
      sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
    });
  }

  fresh(key: string): T | undefined {
    const kept = this.#cached.get(key);
    return kept && !kept.isStale && kept.until > performance.now() ? kept.value : undefined;
  }

  /**
   * The tags of a cached value, and for how many seconds it is still fresh; 0 when it is stale. Undefined if `value`
   * is no longer the cached value for the key.
   */
  about(key: string, value: T): { tags: ReadonlySet<string>; seconds: number } | undefined {
    const kept = this.#cached.peek(key);
    if (kept?.value !== value) return undefined;
    const left = kept.isStale ? 0 : Math.max(0, kept.until - performance.now());
    return { tags: kept.tags, seconds: Math.floor(left / 1000) };
  }

  /** The last cached value, fresh or stale. */
  last(key: string): T | undefined {
    return this.#cached.get(key)?.value;
  }

  /**
   * The cached value, or a new one from `make`, which runs once for all callers that wait (no cache stampede).
   *
   * @throws what `make` throws
   */
  async get(key: string, make: () => Promise<ComputedValue<T>>): Promise<T> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const flight = this.#computations.get(key) ?? this.#begin(key, make);
    flight.isAsked = true;
    return flight.answer;
  }

  /**
   * Computes a value and passes it to `onCached`. The value is cached in memory only if `get` is called for the same
   * key before the computation ends.
   *
   * @throws what `make` throws
   */
  async compute(key: string, make: () => Promise<ComputedValue<T>>): Promise<void> {
    await (this.#computations.get(key) ?? this.#begin(key, make)).answer;
  }

  /**
   * Marks everything with these tags as stale.
   * @returns how many values became stale
   */
  refresh(tags: Stale): number {
    // Running computations are forgotten: later callers wait for a computation that starts after this refresh.
    this.#computations.clear();
    for (const flight of this.#underWay) {
      if (tags === 'all') flight.isAllRefreshed = true;
      else for (const tag of tags) flight.refreshed.add(tag);
    }
    let refreshed = 0;
    for (const kept of this.#cached.values()) {
      if (kept.isStale || !(tags === 'all' || meets(kept.tags, tags))) continue;
      kept.isStale = true;
      refreshed += 1;
    }
    return refreshed;
  }

  #begin(key: string, make: () => Promise<ComputedValue<T>>): Computation<T> {
    const flight: Computation<T> = {
      answer: Promise.resolve().then(async () => {
        try {
          const made = await make();
          this.#keep(key, made, flight);
          return made.value;
        } finally {
          this.#underWay.delete(flight);
          if (this.#computations.get(key) === flight) this.#computations.delete(key);
        }
      }),
      refreshed: new Set(),
      isAllRefreshed: false,
      isAsked: false,
    };
    this.#computations.set(key, flight);
    this.#underWay.add(flight);
    return flight;
  }

  #keep(key: string, made: ComputedValue<T>, flight: Computation<T>): void {
    const { refreshed, isAllRefreshed, isAsked } = flight;
    if (made.seconds <= 0 || isAllRefreshed || meets(made.tags, refreshed)) return;
    const until = performance.now() + made.seconds * 1000;
    if (isAsked) this.#cached.set(key, { ...made, until, isStale: false });
    this.#onCached?.(key, made);
  }
}
