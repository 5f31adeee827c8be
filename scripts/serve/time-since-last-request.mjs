/** Notes when this process was last asked for something, for work that is done while nobody waits. */
export function requestActivity() {
  let underWay = 0;
  let lastAt = performance.now();
  return {
    /** Counts a request until it is answered. */
    note(response) {
      underWay += 1;
      response.once('close', () => {
        underWay -= 1;
        lastAt = performance.now();
      });
    },
    /** Notes a request that was answered at once. */
    answered() {
      lastAt = performance.now();
    },
    /** For how many milliseconds no request has come and none has been under way. */
    idleMs: () => (underWay > 0 ? 0 : performance.now() - lastAt),
  };
}
