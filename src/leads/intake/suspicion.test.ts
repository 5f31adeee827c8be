import { describe, expect, it } from 'vitest';
import { sent } from '../../../tests/support/submissions';
import { suspicionOf } from './suspicion';

const judged = (name: string) =>
  suspicionOf(sent('contact', { name }), Date.now(), { proven: false });

describe('a name that contains an address is suspect', () => {
  it.each([
    'casino888.com',
    'Claim now CASINO888.COM',
    'visit bit.ly/x',
    'https://a.b',
    'www.a',
    'a-b.xyz win',
    'lan@khach.vn',
    'tặng-quà.vn',
  ])('%s', (name) => {
    expect(judged(name)).toBe('address-in-name');
  });

  it.each([
    'Nguyễn Thị Hường',
    'T.S. Lê Văn An',
    'ThS.Trần Thị Lan',
    'Mr.An',
    'J.R.R. Tolkien',
    'Công ty TNHH A.B.C',
    'Nguyễn V.Com',
    'Dr. Comfort',
    'Lan.',
  ])('%s is a name', (name) => {
    expect(judged(name)).toBeNull();
  });
});
