import { describe, expect, it } from 'vitest';
import { alternativesOf, boardQuery, lateAt, openedAt, queryOf, sameAs } from './lead-filter-query';

const mine = { owner: { equals: 7 } };
const place = { hub: { in: ['ho-chi-minh', 'ha-noi'] } };

describe('a filter of leads in an address', () => {
  it('is read in every form of the list, and written in one', () => {
    const written = 'where[or][0][and][0][owner][equals]=7';
    for (const where of [mine, { and: [mine] }, { or: [{ and: [mine] }] }, { or: [mine] }]) {
      expect(alternativesOf(where)).toEqual([[mine]]);
    }
    expect(decodeURIComponent(queryOf([[mine]]))).toBe(written);
    expect(
      alternativesOf({ or: [{ and: [mine] }, { and: [place] }], kind: { equals: 'contact' } }),
    ).toEqual([
      [mine, { kind: { equals: 'contact' } }],
      [place, { kind: { equals: 'contact' } }],
    ]);
    expect(alternativesOf({ or: [], and: [mine] })).toEqual([[mine]]);
    for (const nothing of [null, 'x', [], {}, { or: [] }, { and: [{}] }]) {
      expect(alternativesOf(nothing)).toEqual([]);
    }
  });

  it('is read whole where its lists are so long that they are parsed as objects', () => {
    const many = Array.from({ length: 25 }, (_, n) => ({ owner: { equals: n } }));
    const parsed = Object.fromEntries(many.map((one, index) => [index, one]));
    expect(alternativesOf({ or: parsed })).toEqual(many.map((one) => [one]));
    expect(alternativesOf({ or: [{ and: parsed }] })).toEqual([many]);
  });

  it('means overdue steps of the moment at which it is opened', () => {
    const saved = queryOf([[mine, lateAt('2026-11-01T00:00:00.000Z')]], true);
    const opened = new URLSearchParams(openedAt(saved, '2026-11-26T09:00:00.000Z'));
    expect(opened.get('where[or][0][and][1][nextStepAt][less_than]')).toBe(
      '2026-11-26T09:00:00.000Z',
    );
    expect(sameAs(opened.toString())).toBe(sameAs(saved));
    // A view of a fixed day is opened with that day, whatever the current day is.
    const fixed = queryOf([[lateAt('2026-11-01T00:00:00.000Z')]]);
    expect(openedAt(fixed, '2026-11-26T09:00:00.000Z')).toBe(fixed);
  });

  it('is the same view in another order of conditions, with other columns, and no other one', () => {
    expect(sameAs(queryOf([[mine, place]]))).toBe(sameAs(`${queryOf([[place, mine]])}&limit=50`));
    expect(sameAs(queryOf([[mine, place]]))).not.toBe(sameAs(queryOf([[mine]])));
    expect(sameAs(queryOf([[mine], [place]]))).not.toBe(sameAs(queryOf([[mine, place]])));
  });

  it('goes to the board without search, order and columns', () => {
    const query = `${queryOf([[mine]])}&search=Lan&sort=-name&columns=%5B%5D`;
    expect(boardQuery(query)).toBe(queryOf([[mine]]));
  });
});
