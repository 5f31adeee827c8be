import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type Tone = 'praise' | 'complaint' | 'wish' | 'alarm';

/** Who answers: the AI agent within its limits, the agent after a person's approval, or only a person. */
export type Handler = 'agent' | 'approved' | 'person';

/** A part of a customer's message; it has a `tone` if it is highlighted. */
export type Stretch = { text: string; tone: Tone | null };

export type ReadMessage = {
  channel: string;
  words: Stretch[];
  /** The analysis results, in the order of the highlighted parts of the message. */
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
  sample: boolean;
};

type Source = BlockOf<'feedbackReader'>['messages'][number];
type Mark = Source['marks'][number];

/** Splits `xếp hàng [25p] mới tới`: with one result, three parts, of which the second has the tone of the result. */
export function toSpans(words: string, marks: readonly Pick<Mark, 'tone'>[]): Stretch[] {
  let place = 0;
  return words.split(/(\[[^[\]]+\])/).flatMap((piece): Stretch[] => {
    if (piece === '') return [];
    if (!piece.startsWith('[')) return [{ text: piece, tone: null }];
    const tone = marks[place]?.tone ?? null;
    place += 1;
    return [{ text: piece.slice(1, -1), tone }];
  });
}

const toReadMessage = ({ task, owner, due, ...message }: Source): ReadMessage => ({
  channel: message.channel,
  words: toSpans(message.words, message.marks),
  marks: message.marks.map(({ topic, tone }) => ({ topic, tone })),
  handler: message.handler,
  decision: message.decision,
  why: message.why,
  reply: message.reply || null,
  task: { title: task, owner, due },
});

export const toFeedbackReaderModel = (block: BlockOf<'feedbackReader'>): FeedbackReaderModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  messages: block.messages.map(toReadMessage),
  sample: block.sample ?? false,
});
