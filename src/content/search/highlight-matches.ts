import { foldText } from '@/lib/fold-text-for-search';
import type { TextPiece } from '../search-types';
import type { Sought, Word } from './parse-search-query';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SNIPPET_LENGTH = 220;
/** The maximum number of characters of a snippet before its first match. */
const CHARACTERS_BEFORE_MATCH = 60;

type Place = { start: number; end: number };

type Found = Place & { folded: string };

/** Whether the words of a phrase stand at an index of a text's words; with `begun` the last one may be a prefix. */
const standsFrom = (
  words: readonly Found[],
  index: number,
  phrase: readonly Word[],
  begun: boolean,
) =>
  phrase.every(({ folded }, offset) => {
    const written = words[index + offset]?.folded;
    const isLast = offset === phrase.length - 1;
    return begun && isLast ? written?.startsWith(folded) : written === folded;
  });

/** The positions of each word of a phrase where the whole phrase occurs. */
function placesOf(text: string, sought: readonly Sought[]): Place[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: foldText(word),
  }));
  const found = new Set<Place>();
  for (const index of words.keys()) {
    for (const { phrases, begun } of sought) {
      for (const [which, phrase] of phrases.entries()) {
        if (!standsFrom(words, index, phrase, begun && which === 0)) continue;
        for (const place of words.slice(index, index + phrase.length)) found.add(place);
      }
    }
  }
  return words.filter((word) => found.has(word));
}

/** Splits the whole text into highlighted and other pieces; neighbouring matches are merged into one piece. */
export function highlightMatches(text: string, sought: readonly Sought[]): TextPiece[] {
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

/** The start of the match from which on a snippet contains the most different search words. */
function bestStart(text: string, places: readonly Place[]): number {
  let best = { start: 0, words: 0 };
  for (const [index, { start }] of places.entries()) {
    const inside = new Set<string>();
    for (let next = index; next < places.length; next += 1) {
      const place = places[next];
      if (!place || place.end > start + SNIPPET_LENGTH - CHARACTERS_BEFORE_MATCH) break;
      inside.add(foldText(text.slice(place.start, place.end)));
    }
    if (inside.size > best.words) best = { start, words: inside.size };
  }
  return best.start;
}

/** A snippet around the matches, cut between words; the beginning of the text when nothing matches. */
export function snippetOf(text: string, sought: readonly Sought[]): TextPiece[] {
  const wanted = Math.max(0, bestStart(text, placesOf(text, sought)) - CHARACTERS_BEFORE_MATCH);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const rest = text.slice(from);
  const cut = rest.length > SNIPPET_LENGTH ? rest.lastIndexOf(' ', SNIPPET_LENGTH) : rest.length;
  const end = cut > 0 ? cut : SNIPPET_LENGTH;
  const shown = `${from > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
  return highlightMatches(shown, sought);
}
