/** A sample of a scrape: the series as it is written, and its value. */
export type Samples = ReadonlyMap<string, number>;

/** A scrape in the text format of Prometheus as samples, by their series. */
export function samplesOf(text: string): Samples {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** The names of metrics, as expressions of Prometheus spell them. */
export const namesIn = (samples: Samples): Set<string> =>
  new Set([...samples.keys()].map((series) => series.split('{')[0]!));
