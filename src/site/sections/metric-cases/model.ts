import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type MetricSituationsModel = {
  titleLines: string[];
  text: string | null;
  items: { place: string; signal: string; cause: string; action: string }[];
  sample: boolean;
};

export const toMetricSituationsModel = (
  block: BlockOf<'metricSituations'>,
): MetricSituationsModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  items: block.items.map(({ place, signal, cause, action }) => ({
    place,
    signal,
    cause,
    action,
  })),
  sample: block.sample ?? false,
});
