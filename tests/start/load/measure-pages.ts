const PAUSE_MS = 20;

export type PageTimes = {
  pages: number;
  failed: number;
  median: number;
  p99: number;
  most: number;
};

/** The value below which the given share of sorted numbers lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Reads pages one after another, with a pause after each, until `isOver`; times in milliseconds. */
export async function measurePages(
  site: string,
  isOver: (pages: number) => boolean,
): Promise<PageTimes> {
  const paths = ['/', '/en', '/pricing', '/en/pricing', '/en/blog', '/customers'];
  const times: number[] = [];
  let failed = 0;
  for (let pages = 0; !isOver(pages); pages += 1) {
    const begin = performance.now();
    try {
      const answer = await fetch(`${site}${paths[pages % paths.length]}`, {
        signal: AbortSignal.timeout(30_000),
      });
      await answer.text();
      if (answer.status !== 200) failed += 1;
    } catch {
      failed += 1;
    }
    times.push(performance.now() - begin);
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
  const sorted = times.toSorted((one, other) => one - other);
  return {
    pages: times.length,
    failed,
    median: tenth(quantile(sorted, 0.5)),
    p99: tenth(quantile(sorted, 0.99)),
    most: tenth(sorted.at(-1) ?? 0),
  };
}
