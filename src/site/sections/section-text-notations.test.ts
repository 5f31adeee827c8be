import { describe, expect, it } from 'vitest';
import { toClauseParts, toClauses } from '@/site/sections/contract-clauses/model';
import { toSpans } from '@/site/sections/feedback-analysis/model';

describe('a message with its points in square brackets', () => {
  it('keeps every word, and gives each point the tone of its row', () => {
    expect(
      toSpans('[Nv dễ thương] mà [xếp hàng 25p]', [{ tone: 'praise' }, { tone: 'complaint' }]),
    ).toEqual([
      { text: 'Nv dễ thương', tone: 'praise' },
      { text: ' mà ', tone: null },
      { text: 'xếp hàng 25p', tone: 'complaint' },
    ]);
  });

  it('shows a point without a row as plain words', () => {
    expect(toSpans('ổn [mà chậm]', [])).toEqual([
      { text: 'ổn ', tone: null },
      { text: 'mà chậm', tone: null },
    ]);
  });
});

describe('the content of a legal clause', () => {
  it('turns lines into paragraphs, and adjacent lines with a hyphen into one list', () => {
    expect(toClauseParts('Một đoạn.\n- một\n- hai\nHết.\n- ba')).toEqual([
      { kind: 'paragraph', text: 'Một đoạn.' },
      { kind: 'points', items: ['một', 'hai'] },
      { kind: 'paragraph', text: 'Hết.' },
      { kind: 'points', items: ['ba'] },
    ]);
  });

  it('leaves a hyphen inside a word unchanged', () => {
    expect(toClauseParts('-5 độ')).toEqual([{ kind: 'paragraph', text: '-5 độ' }]);
  });
});

describe('the fragments of legal clauses', () => {
  it('are unique, even where headings are equal or end in a number', () => {
    const headings = ['Phí', 'Bảo mật', 'Phí', 'Phí 2', 'Phí'];
    const clauses = headings.map((heading) => ({ heading, gloss: 'Nghĩa', content: 'Một đoạn.' }));
    expect(toClauses(clauses).map(({ anchor }) => anchor)).toEqual([
      'phi',
      'bao-mat',
      'phi-2',
      'phi-2-2',
      'phi-3',
    ]);
  });
});
