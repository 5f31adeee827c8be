export type Tone = 'praise' | 'complaint' | 'wish' | 'alarm';

/** Who answers: the agent within its limits, the agent with a person's consent, or a person alone. */
export type Handler = 'agent' | 'approved' | 'person';

/** A stretch of what the customer wrote; `tone` where something was read in it. */
export type Stretch = { text: string; tone: Tone | null };

export type ReadMessage = {
  channel: string;
  words: Stretch[];
  /** What was read, in the order of the marked stretches. */
  marks: { topic: string; tone: Tone }[];
  handler: Handler;
  decision: string;
  why: string;
  reply: string | null;
  task: { title: string; owner: string; due: string };
};

export type FeedbackReaderModel = {
  titleLines: string[];
  text: string | null;
  messages: ReadMessage[];
  sampleNote: string | null;
};
