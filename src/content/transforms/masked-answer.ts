import type { MaskedViewsModel } from '@/site/sections/masked-views/model';

/** `my mother has [diabetes]`: what stands in square brackets is hidden from those who see it masked. */
export function toAnswerParts(answer: string): MaskedViewsModel['answer'] {
  return answer.split(/(\[[^\]]*\])/).flatMap((piece) => {
    if (piece === '') return [];
    const hidden = piece.startsWith('[') && piece.endsWith(']');
    return [{ text: hidden ? piece.slice(1, -1) : piece, hidden }];
  });
}
