import { describe, expect, it } from 'vitest';
import { isNamed, mentioningAt } from './find-typed-mention.client';

describe('an @ in a note', () => {
  const typed = (text: string) => mentioningAt(text, text.length);

  it('asks for a colleague at the beginning of a word', () => {
    expect(typed('@')).toEqual({ at: 0, query: '' });
    expect(typed('nhờ @trần th')).toEqual({ at: 4, query: 'trần th' });
    expect(typed('(@lan')).toEqual({ at: 1, query: 'lan' });
    expect(mentioningAt('@lan gọi', 3)).toEqual({ at: 0, query: 'la' });
  });

  it('is plain text in an address, on an earlier line and without an @', () => {
    for (const text of ['lan@khach.vn', '@lan\ngọi lại', 'gọi lại', '', `@${'a'.repeat(61)}`]) {
      expect([text, typed(text)]).toEqual([text, null]);
    }
    expect(mentioningAt('gọi @lan', 3)).toBeNull();
  });

  it('finds a name without diacritics, by the beginning of any of its words', () => {
    const names = ['Trần Thị Lan', 'lan.tran@tamvia.vn'];
    for (const query of ['', 'tran', 'Trần Th', 'lan tr', 'LAN']) {
      expect([query, isNamed(query, names)]).toEqual([query, true]);
    }
    for (const query of ['an', 'tran thi lan goi', '!', 'đức']) {
      expect([query, isNamed(query, names)]).toEqual([query, false]);
    }
  });
});
