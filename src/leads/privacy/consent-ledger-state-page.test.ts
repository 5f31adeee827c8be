import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { statePage } from './consent-ledger-state-page';

describe('the page about the consent ledger', () => {
  it('says that the ledger is valid', () => {
    const page = parse(statePage({ sealed: 12, waiting: 1, problems: [] }, 'en'));
    expect(page.querySelector('strong')?.text).toBe(
      'The ledger holds: no row was changed, inserted or dropped.',
    );
    expect(page.querySelector('p')?.text).toBe('Sealed rows: 12. Rows to be sealed: 1.');
    expect(page.querySelectorAll('li')).toEqual([]);
  });

  it('names each row that is wrong', () => {
    const problems = [
      { kind: 'gap', sequence: 3 },
      { kind: 'changed', sequence: 5 },
    ] as const;
    const page = parse(statePage({ sealed: 12, waiting: 0, problems: [...problems] }, 'vi'));
    expect(page.querySelector('strong')?.text).toBe('Sổ KHÔNG nguyên vẹn.');
    expect(page.querySelectorAll('li').map((item) => item.text)).toEqual([
      'Thiếu dòng ngay trước (ở số 3)',
      'Dòng không còn như lúc niêm (ở số 5)',
    ]);
  });
});
