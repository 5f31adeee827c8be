/** The samples of a scrape: their values by series, such as `name{label="x"}`. */
export type Samples = ReadonlyMap<string, number>;

/** Parses a scrape in Prometheus' text format. */
export function samplesOf(text: string): Samples {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** The names of the metrics in a scrape. */
export const namesIn = (samples: Samples): Set<string> =>
  new Set([...samples.keys()].map((series) => series.split('{')[0]!));
