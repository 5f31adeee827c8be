type Times = {
  /** The time without new values after which the newest value is used, in milliseconds. */
  quietMs: number;
  /** The maximum time until a value is used while new values keep arriving, in milliseconds. */
  longestMs: number;
};

/**
 * Runs a task with the newest of a stream of values: never two at once; a value that arrives while one runs waits for
 * its end, and is dropped when a newer one arrives.
 * @param run has to handle its own errors
 */
export function newestOnly<T>(
  run: (value: T) => Promise<void>,
  { quietMs, longestMs }: Times,
): { give: (value: T) => void; stop: () => void } {
  let waiting: { value: T; since: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  async function begin(): Promise<void> {
    if (isRunning || !waiting || timer !== undefined) return;
    const { value } = waiting;
    waiting = undefined;
    isRunning = true;
    await run(value);
    isRunning = false;
    void begin();
  }

  return {
    give(value) {
      const now = Date.now();
      waiting = { value, since: waiting?.since ?? now };
      clearTimeout(timer);
      const left = Math.max(0, waiting.since + longestMs - now);
      timer = setTimeout(
        () => {
          timer = undefined;
          void begin();
        },
        Math.min(quietMs, left),
      );
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
    },
  };
}
