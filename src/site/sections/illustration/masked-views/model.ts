import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

/** A piece of what somebody wrote; `hidden` where it names a person or an illness. */
export type AnswerPart = { text: string; hidden: boolean };

type Viewer = { who: string; note: string };

export type MaskedViewsModel = {
  titleLines: string[];
  text: string | null;
  /** Over the three sheets, and over the lane below them. */
  lanes: { answers: string; records: string };
  answer: AnswerPart[];
  whole: Viewer;
  masked: Viewer;
  counted: Viewer & { topics: { label: string; count: number }[] };
  /** What never travels: `Diagnosis`, `Prescription`. */
  records: string[];
  recordsNote: string;
  rules: { label: string; text: string }[];
  sample: boolean;
  /** 1 to 4. */
  hue: number;
};

/** `my mother has [diabetes]`: what stands in square brackets is hidden from those who see it masked. */
export function toAnswerParts(answer: string): MaskedViewsModel['answer'] {
  return answer.split(/(\[[^\]]*\])/).flatMap((piece) => {
    if (piece === '') return [];
    const hidden = piece.startsWith('[') && piece.endsWith(']');
    return [{ text: hidden ? piece.slice(1, -1) : piece, hidden }];
  });
}

export const toMaskedViewsModel = (block: BlockOf<'maskedViews'>): MaskedViewsModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  lanes: { answers: block.answersLabel, records: block.recordsLabel },
  answer: toAnswerParts(block.answer),
  whole: { who: block.whole.who, note: block.whole.note },
  masked: { who: block.masked.who, note: block.masked.note },
  counted: {
    who: block.counted.who,
    note: block.counted.note,
    topics: block.counted.topics.map(({ label, count }) => ({ label, count })),
  },
  records: nonEmptyLines(block.records),
  recordsNote: block.recordsNote,
  rules: block.rules.map(({ label, text }) => ({ label, text })),
  sample: block.sample ?? false,
  hue: Number(block.hue),
});
