import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightMatches, snippetOf } from '@/content/search/highlight-matches';
import {
  MAX_QUERY_LENGTH,
  readQuery,
  toSought,
  toTsQuery,
  wordsOf,
} from '@/content/search/parse-search-query';
import { distanceOf, nearestTo } from '@/content/search/correct-spelling';

const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('');
const anything = fc.string({ unit: 'binary', maxLength: 400 });

describe('search: the query builder', () => {
  it('never throws, and passes only quoted letters and digits on', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (typed, all) => {
        const { words, text } = readQuery(typed);
        expect(text.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
        const query = toTsQuery(toSought(words), all);
        expect(query).toMatch(/^(?:'[\p{L}\p{N}]+'(?::\*)?(?: [&|] (?=')|$))*$/u);
      }),
    );
  });

  it('treats the last word as a prefix, and removes duplicates', () => {
    const { words } = readQuery('  Điện thoại, điện\tTHOẠI bàn ');
    expect(words.map(({ folded }) => folded)).toEqual(['dien', 'thoai', 'ban']);
    expect(toTsQuery(toSought(words), true)).toBe("'dien' & 'thoai' & 'ban':*");
    const either = { phrases: ['khao', 'khan'].map(wordsOf), begun: false, typed: 'khaot' };
    expect(toTsQuery([either], true)).toBe("('khao' | 'khan')");
  });

  it('refuses an empty query and a single letter, and reports when a query was shortened', () => {
    expect(readQuery('!?').refusal).toBe('empty');
    expect(readQuery('đ').refusal).toBe('short');
    expect(readQuery('nps')).toMatchObject({ refusal: null, cut: false });
    expect(readQuery('nps '.repeat(100)).cut).toBe(true);
  });
});

describe('search: highlighting', () => {
  it('splits any text into pieces without changing it', () => {
    fc.assert(
      fc.property(anything, anything, (text, typed) => {
        const sought = toSought(readQuery(typed).words);
        expect(textOf(highlightMatches(text, sought))).toBe(text);
        expect(textOf(snippetOf(text, sought)).length).toBeLessThan(240);
      }),
    );
  });

  it('joins adjacent matches, and shows the passage with most of the words', () => {
    const sought = toSought(wordsOf('dien thoai'));
    expect(highlightMatches('Số điện thoại mới', sought)).toEqual([
      { text: 'Số ', found: false },
      { text: 'điện thoại', found: true },
      { text: ' mới', found: false },
    ]);
    const text = `Điện lực. ${'và '.repeat(300)} gọi điện thoại cho khách.`;
    expect(textOf(snippetOf(text, sought))).toContain('gọi điện thoại cho khách.');
  });
});

describe('search: spelling', () => {
  it('counts inserted, deleted, replaced and swapped letters', () => {
    expect(distanceOf('khach', 'khahc')).toBe(1);
    expect(distanceOf('khao', 'khaot')).toBe(1);
    expect(distanceOf('', 'abc')).toBe(3);
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        expect(distanceOf(one, other)).toBe(distanceOf(other, one));
        expect(distanceOf(one, one)).toBe(0);
      }),
    );
  });

  it('suggests the nearest word, and none when the word is too short or too different', () => {
    expect(nearestTo('khahc', ['khai', 'khach', 'khan'])).toEqual(['khach']);
    expect(nearestTo('ab', ['ac'])).toEqual([]);
    expect(nearestTo('zzzzz', ['khach'])).toEqual([]);
  });
});
