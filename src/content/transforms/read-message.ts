import type { ReadMessage, Stretch } from '@/site/sections/feedback-reader/model';
import type { BlockOf } from './section-tools';

type Source = BlockOf<'feedbackReader'>['messages'][number];
type Mark = Source['marks'][number];

/** `xếp hàng [25p] mới tới` with one mark: three stretches, the second in the tone of the mark. */
export function toStretches(words: string, marks: readonly Pick<Mark, 'tone'>[]): Stretch[] {
  let place = 0;
  return words.split(/(\[[^[\]]+\])/).flatMap((piece): Stretch[] => {
    if (piece === '') return [];
    if (!piece.startsWith('[')) return [{ text: piece, tone: null }];
    const tone = marks[place]?.tone ?? null;
    place += 1;
    return [{ text: piece.slice(1, -1), tone }];
  });
}

/** A customer's message, what is read in it, and what follows. */
export const toReadMessage = ({ task, owner, due, ...message }: Source): ReadMessage => ({
  channel: message.channel,
  words: toStretches(message.words, message.marks),
  marks: message.marks.map(({ topic, tone }) => ({ topic, tone })),
  handler: message.handler,
  decision: message.decision,
  why: message.why,
  reply: message.reply || null,
  task: { title: task, owner, due },
});
