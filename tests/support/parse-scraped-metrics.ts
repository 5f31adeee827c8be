/** A sample of a scrape: its series and its value. */
export type Samples = ReadonlyMap<string, number>;

/** Parses a scrape in Prometheus' text format: samples by series. */
export function samplesOf(text: string): Samples {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** The names of metrics in PromQL expressions. */
export const namesIn = (samples: Samples): Set<string> =>
  new Set([...samples.keys()].map((series) => series.split('{')[0]!));
