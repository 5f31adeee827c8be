export type TimelineModel = {
  titleLines: string[];
  text: string | null;
  moments: { time: string; title: string; text: string }[];
  sampleNote: string | null;
};
