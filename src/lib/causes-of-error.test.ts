import { describe, expect, it } from 'vitest';
import { codeOf, errorChain, isMissingFile } from '@/lib/causes-of-error';

const coded = (code: unknown) => Object.assign(new Error('x'), { code });

describe('an error and its causes', () => {
  it('are listed from the outermost error on', () => {
    const inner = new Error('inner', { cause: 'a text' });
    const outer = new Error('outer', { cause: inner });
    expect(errorChain(outer)).toEqual([outer, inner]);
    expect(errorChain('a text')).toEqual([]);
  });

  it('are listed once when an error is its own cause', () => {
    const loop = new Error('loop');
    loop.cause = loop;
    expect(errorChain(loop)).toHaveLength(5);
  });

  it('have a code when it is a text', () => {
    expect(codeOf(coded('23505'))).toBe('23505');
    for (const other of [coded(5), new Error('x'), { code: 'ENOENT' }, null]) {
      expect(codeOf(other)).toBeUndefined();
    }
    expect([coded('ENOENT'), coded('EACCES')].map(isMissingFile)).toEqual([true, false]);
  });
});
