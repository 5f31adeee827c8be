import { QueryError } from 'payload';
import { describe, expect, it } from 'vitest';
import { isFilterError, isReadableFilter, MAX_CONDITIONS } from './validate-list-filter';

const failed = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });

describe('an error of a filtered read', () => {
  it('is due to the filter where a value or an operator does not fit its column', () => {
    for (const code of ['22P02', '22003', '22007', '42883', '42601']) {
      expect([code, isFilterError(failed(code))]).toEqual([code, true]);
    }
    expect(isFilterError(new QueryError([{ path: 'owner.hash' }]))).toBe(true);
  });

  it('is not due to the filter where the database is slow, full or away', () => {
    for (const code of ['57014', '53300', '57P01', 'ECONNREFUSED', '42P01']) {
      expect([code, isFilterError(failed(code))]).toEqual([code, false]);
    }
    expect(isFilterError(new TypeError('x'))).toBe(false);
  });
});

describe('a filter', () => {
  it('has as many alternatives and conditions as the board takes', () => {
    const one = { id: { equals: 1 } };
    const [most, tooMany] = [MAX_CONDITIONS, MAX_CONDITIONS + 1].map((length) =>
      Array.from({ length }, () => one),
    ) as [(typeof one)[], (typeof one)[]];
    expect(isReadableFilter([], [most])).toBe(true);
    expect(isReadableFilter([], [tooMany])).toBe(false);
    expect(
      isReadableFilter(
        [],
        most.map((condition) => [condition]),
      ),
    ).toBe(true);
    expect(
      isReadableFilter(
        [],
        tooMany.map((condition) => [condition]),
      ),
    ).toBe(false);
  });
});
