export type MetricSituationsModel = {
  titleLines: string[];
  text: string | null;
  items: { place: string; signal: string; cause: string; action: string }[];
  sampleNote: string | null;
};
