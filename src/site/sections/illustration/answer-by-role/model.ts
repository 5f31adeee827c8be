import {
  nonEmptyLines,
  type Frame,
  type VariantFields,
} from '@/content/transforms/transform-context';

/** Part of a comment. `hidden`: only one role sees it, because it names a person or an illness. */
export type AnswerPart = { text: string; hidden: boolean };

/** Parses `my mother has [diabetes]`: text in square brackets is hidden in the masked views. */
export function toAnswerParts(answer: string): AnswerPart[] {
  return answer.split(/(\[[^\]]*\])/).flatMap((piece) => {
    if (piece === '') return [];
    const hidden = piece.startsWith('[') && piece.endsWith(']');
    return [{ text: hidden ? piece.slice(1, -1) : piece, hidden }];
  });
}

export const toMaskedViews = (fields: VariantFields<'illustration', 'maskedViews'>) => ({
  /** The labels above the three views by role (`answers`), and above the data below them (`records`). */
  lanes: { answers: fields.answersLabel, records: fields.recordsLabel },
  answer: toAnswerParts(fields.answer),
  whole: { who: fields.whole.who, note: fields.whole.note },
  masked: { who: fields.masked.who, note: fields.masked.note },
  counted: {
    who: fields.counted.who,
    note: fields.counted.note,
    topics: fields.counted.topics.map(({ label, count }) => ({ label, count })),
  },
  /** Data that is never passed on: `Diagnosis`, `Prescription`. */
  records: nonEmptyLines(fields.records),
  recordsNote: fields.recordsNote,
  rules: fields.rules.map(({ label, text }) => ({ label, text })),
});

export type MaskedViewsModel = Frame & ReturnType<typeof toMaskedViews>;
