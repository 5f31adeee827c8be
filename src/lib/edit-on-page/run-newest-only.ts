type Times = {
  /** How long values have to be still before the newest is taken, in milliseconds. */
  quietMs: number;
  /** The longest wait while values keep coming, in milliseconds. */
  longestMs: number;
};

/**
 * Runs a task with the newest of the values that keep coming: never two at once; a value that comes while one runs waits for
 * its end, and is forgotten when a newer one comes.
 *
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
