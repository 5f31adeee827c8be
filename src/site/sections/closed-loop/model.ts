export type ClosedLoopModel = {
  titleLines: string[];
  text: string | null;
  /** What happens, in order; `time` is a clock time such as `09:12`. */
  steps: { time: string; title: string; text: string }[];
  sampleNote: string | null;
};
