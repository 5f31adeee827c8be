import type { Metric } from '@/lib/metrics';

export type MetricBandModel = {
  metric: Metric;
  titleLines: string[];
  text: string | null;
  /** Whether the bands go from the worst to the best; else they only stand side by side. */
  ranked: boolean;
  bands: { range: string; reading: string; action: string }[];
  /** Somebody else's published figure: only one that was read, with its address and the day of reading. */
  source: { text: string; name: string; href: string; date: string } | null;
};
