import { describe, expect, it } from 'vitest';
import { compareBy } from './rank-search-results';
import { orderColumns, orderValues } from '../queries/payload/search-result-order';
import { readQuery, toSought, toTsQuery, withoutFilling, wordsOf } from './parse-search-query';
import { readSynonyms, toSoughtWith } from './read-search-synonyms';

const folded = (words: readonly { folded: string }[]) => words.map((word) => word.folded).join(' ');
const groups = readSynonyms('giá, bảng giá, chi phí\n\ndemo , dùng thử,\n');
const soughtOf = (typed: string) => toSoughtWith(readQuery(typed).words, groups);
const comparisonOf = (typed: string) => compareBy(readQuery(typed).words, soughtOf(typed));

describe('search: question words', () => {
  it('are ignored, with or without diacritics, unless nothing else was typed', () => {
    const left = (typed: string, locale: 'vi' | 'en') =>
      folded(withoutFilling(readQuery(typed).words, locale));
    expect(left('NPS là gì?', 'vi')).toBe('nps');
    expect(left('nps la gi', 'vi')).toBe('nps');
    expect(left('trà lá', 'vi')).toBe('tra la');
    expect(left('What is NPS', 'en')).toBe('nps');
    expect(left('integration with hubspot', 'en')).toBe('integration hubspot');
    expect(left('là gì', 'vi')).toBe('la gi');
  });
});

describe('search: synonyms', () => {
  it('match a phrase as typed, the longest first, and keep the typed words first', () => {
    const [only, ...more] = soughtOf('bảng giá');
    expect(more).toEqual([]);
    expect(only?.phrases.map(folded)).toEqual(['bang gia', 'gia', 'chi phi']);
    expect(soughtOf('bang gia demo').map(({ typed }) => typed)).toEqual(['bang gia', 'demo']);
  });

  it('do not match a word that equals a synonym only without diacritics', () => {
    expect(soughtOf('giả')[0]?.phrases).toHaveLength(1);
    expect(soughtOf('gia')[0]?.phrases).toHaveLength(3);
  });

  it('are used once when two typed phrases mean the same', () => {
    expect(soughtOf('bảng giá chi phí').map(({ typed }) => typed)).toEqual(['bang gia']);
  });

  it('become alternatives in the SQL query, and only the typed word matches as a prefix', () => {
    expect(toTsQuery(soughtOf('zalo giá'), true)).toBe(
      "'zalo' & ('gia':* | ('bang' & 'gia') | ('chi' & 'phi'))",
    );
  });
});

describe('search: ranking', () => {
  it('diacritics count only where some were typed', () => {
    expect(comparisonOf('gia')).toMatchObject({ accented: false, names: ['gia'] });
    const { accented, names, otherNames } = comparisonOf('giá');
    expect(accented).toBe(true);
    expect(names).toEqual(wordsOf('giá').map((word) => word.accented));
    expect(otherNames).toHaveLength(2);
  });

  it('a question matches a title with and without its question words', () => {
    const { words } = readQuery('what is nps');
    expect(compareBy(words, toSought(withoutFilling(words, 'en'))).names).toEqual([
      'what is nps',
      'nps',
    ]);
  });

  it('the statement has one parameter per value, and contains no typed text', () => {
    const by = comparisonOf('zalo giá bảng');
    const statement = orderColumns(by, 6);
    const numbers = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
    expect(Math.max(...numbers)).toBe(5 + orderValues(by).length);
    expect(statement).not.toContain('zalo');
  });

  it('many synonyms produce a limited number of alternatives', () => {
    const many = readSynonyms(
      ['a', 'b', 'c', 'd']
        .map((letter) => Array.from({ length: 9 }, (_, n) => `${letter}${n}`))
        .join('\n'),
    );
    const { words } = readQuery('a0 b0 c0 d0');
    expect(compareBy(words, toSoughtWith(words, many)).otherNames.length).toBeLessThanOrEqual(40);
  });
});
