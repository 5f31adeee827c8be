import { describe, expect, it } from 'vitest';
import type { CheckInRow } from './check-in-state';
import { findTickets } from './search-tickets-on-phone';

const row = (code: string, name: string, more: Partial<CheckInRow> = {}): CheckInRow => ({
  code,
  name,
  company: '',
  type: 'Vé sớm',
  phoneEnd: '',
  status: 'confirmed',
  quantity: 1,
  arrived: 0,
  since: null,
  ...more,
});

const rows = [
  row('K7Q-M2X-9RD', 'Trần Thị Lan', { company: 'Hạt Gạo', phoneEnd: '5678' }),
  row('ABC-DEF-GHJ', 'Đỗ Hữu Lộc', { phoneEnd: '0378' }),
  row('222-333-444', '', { status: 'cancelled' }),
];
const found = (typed: string) => findTickets(rows, typed).map(({ code }) => code);

describe('finding a ticket at the door', () => {
  it.each([
    ['tran lan', 'K7Q-M2X-9RD'],
    ['LAN hat gao', 'K7Q-M2X-9RD'],
    ['do huu loc', 'ABC-DEF-GHJ'],
    ['Đỗ', 'ABC-DEF-GHJ'],
    ['k7qm2x9rd', 'K7Q-M2X-9RD'],
    ['m2x-9', 'K7Q-M2X-9RD'],
    ['0912 345 678', 'K7Q-M2X-9RD'],
    ['+84 912 345 678', 'K7Q-M2X-9RD'],
    ['5678', 'K7Q-M2X-9RD'],
    ['222333', '222-333-444'],
  ])('%s finds one ticket', (typed, code) => {
    expect(found(typed)).toEqual([code]);
  });

  it('the last digits of a telephone number find all tickets that match', () => {
    expect(found('78')).toEqual([]);
    expect(found('678')).toEqual(['K7Q-M2X-9RD']);
  });

  it.each(['', '  ', '-', 'nguyen', 'lan loc', '9999'])('“%s” finds no ticket', (typed) => {
    expect(found(typed)).toEqual([]);
  });
});
