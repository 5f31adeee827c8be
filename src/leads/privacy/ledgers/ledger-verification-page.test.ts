import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { statePage } from './ledger-verification-page';

describe('the page about the ledgers', () => {
  it('says that a ledger is valid', () => {
    const page = parse(
      statePage([{ ledger: 'access-log', sealed: 12, waiting: 1, problems: [] }], 'en'),
    );
    expect(page.querySelector('h2')?.text).toBe('Access log');
    expect(page.querySelector('strong')?.text).toBe(
      'It holds: no row was changed, inserted or dropped.',
    );
    expect(page.querySelector('p')?.text).toBe('Sealed rows: 12. Rows to be sealed: 1.');
    expect(page.querySelectorAll('li')).toEqual([]);
  });

  it('names each row that is wrong, the first broken link first', () => {
    const problems = [
      { kind: 'gap', sequence: 3 },
      { kind: 'changed', sequence: 5 },
    ] as const;
    const page = parse(
      statePage(
        [
          { ledger: 'consents', sealed: 12, waiting: 0, problems: [...problems] },
          { ledger: 'publications', sealed: 0, waiting: 0, problems: [] },
        ],
        'vi',
      ),
    );
    expect(page.querySelectorAll('h2').map((name) => name.text)).toEqual([
      'Sổ đồng ý',
      'Nhật ký xuất bản',
    ]);
    expect(page.querySelector('strong')?.text).toMatch(/^KHÔNG nguyên vẹn[.]/);
    expect(page.querySelectorAll('li').map((item) => item.text)).toEqual([
      'Thiếu dòng ngay trước (ở số 3)',
      'Dòng không còn như lúc niêm (ở số 5)',
    ]);
  });
});
