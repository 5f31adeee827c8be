import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';
import type { Metric } from '@/lib/names-of-customer-metrics';

export type MetricBandModel = {
  metric: Metric;
  titleLines: string[];
  text: string | null;
  /** Whether the bands are ranked from worst to best; otherwise they are only adjacent. */
  ranked: boolean;
  bands: { range: string; reading: string; action: string }[];
  /** A figure published by another company, with its URL and the date on which it was read. */
  source: { text: string; name: string; href: string; date: string } | null;
};

/** Converts a published figure; null if it has no text, name, URL or date. */
function toSource(source: BlockOf<'metricBand'>['source']) {
  if (!source?.text || !source.name || !source.href || !source.date) return null;
  return { text: source.text, name: source.name, href: source.href, date: source.date };
}

export const toMetricBandModel = (block: BlockOf<'metricBand'>): MetricBandModel => ({
  metric: block.metric,
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  // Metrics whose bands are ranked: for handling time neither a long nor a short value is better.
  ranked: block.metric !== 'aht',
  bands: block.bands.map(({ range, reading, action }) => ({ range, reading, action })),
  source: toSource(block.source),
});
