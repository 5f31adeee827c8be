/** The least time of each task in milliseconds; tasks take turns, so that load on the machine affects all alike. */
export async function leastTimes(
  turns: number,
  tasks: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  const least = tasks.map(() => Infinity);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, task] of tasks.entries()) {
      const start = performance.now();
      await task();
      least[index] = Math.min(least[index]!, performance.now() - start);
    }
  }
  return least;
}
