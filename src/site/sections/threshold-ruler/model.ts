export type ThresholdRulerModel = {
  titleLines: string[];
  text: string | null;
  /** Percent, where the decision was set before anybody answered. */
  threshold: { label: string; value: number };
  readings: {
    when: string;
    /** `96 answers`. */
    answers: string;
    /** `34% ± 9.5 points`. */
    result: string;
    /** Percent: the share, and the ends of its 95 % interval. */
    share: number;
    low: number;
    high: number;
    verdict: string;
    /** The whole interval lies above the threshold. */
    passed: boolean;
  }[];
  /** The right end of the ruler, in percent, and its marks as written. */
  top: number;
  marks: string[];
  sampleNote: string | null;
};
