export type AccountWeek = {
  /** As the business counts them: `6` is its sixth week with this account. */
  week: number;
  /** How much of what was bought is used. */
  used: number;
  daysLeft: number;
  /** From here on things get better. */
  turned: boolean;
  /** Numbers of the events of this week, counted from 1. */
  events: number[];
};

export type AccountWeeksModel = {
  titleLines: string[];
  text: string | null;
  /** What is to be kept or lost. */
  stake: { value: string; label: string };
  /** What was bought, in the unit of `used`. */
  bought: { label: string; value: number };
  words: { before: string; after: string; week: string; daysLeft: string };
  /** Early to late. */
  weeks: AccountWeek[];
  events: {
    week: number;
    who: string;
    title: string;
    text: string;
    /** Words or figures somebody had before their eyes. */
    seen: string;
  }[];
  sampleNote: string | null;
};
