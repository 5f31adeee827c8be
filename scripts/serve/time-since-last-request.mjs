/** Records when this process last handled a request, for work that is done only while no visitor waits. */
export function requestActivity() {
  let underWay = 0;
  let lastAt = performance.now();
  return {
    /** Counts a request as under way until it is answered. */
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
    /** The number of milliseconds since the last request; 0 while one is under way. */
    idleMs: () => (underWay > 0 ? 0 : performance.now() - lastAt),
  };
}
