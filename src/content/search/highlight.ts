import { foldText } from '@/lib/fold-text';
import type { TextPiece } from '../types-search';
import type { Sought } from './query';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SNIPPET_LENGTH = 220;
/** How much of the text stands before the first word that was found. */
const LEAD = 60;

type Place = { start: number; end: number };

function isSought(word: string, sought: readonly Sought[]): boolean {
  const folded = foldText(word);
  return sought.some(({ words, begun }) =>
    words.some((one) => (begun ? folded.startsWith(one) : folded === one)),
  );
}

const placesOf = (text: string, sought: readonly Sought[]): Place[] =>
  [...text.matchAll(WORD)]
    .filter(([word]) => isSought(word, sought))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** The whole text in pieces: neighbouring words that were found are one piece. */
export function markFound(text: string, sought: readonly Sought[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { start, end } of placesOf(text, sought)) {
    const between = text.slice(done, start);
    const last = pieces.at(-1);
    if (last?.found && between === ' ') last.text += text.slice(done, end);
    else {
      if (between) pieces.push({ text: between, found: false });
      pieces.push({ text: text.slice(start, end), found: true });
    }
    done = end;
  }
  const rest = text.slice(done);
  return rest ? [...pieces, { text: rest, found: false }] : pieces;
}

/** Where a window of the snippet's length holds the most different words that were looked for. */
function bestStart(text: string, places: readonly Place[]): number {
  let best = { start: 0, words: 0 };
  for (const [index, { start }] of places.entries()) {
    const inside = new Set<string>();
    for (let next = index; next < places.length; next += 1) {
      const place = places[next];
      if (!place || place.end > start + SNIPPET_LENGTH - LEAD) break;
      inside.add(foldText(text.slice(place.start, place.end)));
    }
    if (inside.size > best.words) best = { start, words: inside.size };
  }
  return best.start;
}

/** A stretch of the text around what was found, cut between words; its beginning when nothing was. */
export function snippetOf(text: string, sought: readonly Sought[]): TextPiece[] {
  const wanted = Math.max(0, bestStart(text, placesOf(text, sought)) - LEAD);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const rest = text.slice(from);
  const cut = rest.length > SNIPPET_LENGTH ? rest.lastIndexOf(' ', SNIPPET_LENGTH) : rest.length;
  const end = cut > 0 ? cut : SNIPPET_LENGTH;
  const shown = `${from > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
  return markFound(shown, sought);
}
