import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';
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

/** Half a source is none: a figure of somebody else stands with its address and date, or not at all. */
function toSource(source: BlockOf<'metricBand'>['source']) {
  if (!source?.text || !source.name || !source.href || !source.date) return null;
  return { text: source.text, name: source.name, href: source.href, date: source.date };
}

export const toMetricBandModel = (block: BlockOf<'metricBand'>): MetricBandModel => ({
  metric: block.metric,
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  // Neither a long nor a short handling time is the better one.
  ranked: block.metric !== 'aht',
  bands: block.bands.map(({ range, reading, action }) => ({ range, reading, action })),
  source: toSource(block.source),
});
