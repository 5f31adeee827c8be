import { describe, expect, it } from 'vitest';
import { codeInScan, type CheckInState, admit } from './check-in-state';

const state = (more: Partial<CheckInState> = {}): CheckInState => ({
  status: 'confirmed',
  quantity: 4,
  arrived: 0,
  since: null,
  ...more,
});

describe('a ticket at the door', () => {
  it('admits as many people as it has seats left', () => {
    expect(admit(state(), 4)).toEqual({ enter: 4, outcome: 'entered' });
    const partly = state({ status: 'checked-in', arrived: 3 });
    expect(admit(partly, 1)).toEqual({ enter: 1, outcome: 'entered' });
    expect(admit(partly, 2)).toEqual({ enter: 1, outcome: 'partly' });
  });

  it.each([
    [state({ status: 'checked-in', arrived: 4 }), 'already-in'],
    [state({ status: 'cancelled' }), 'cancelled'],
    [state({ status: 'waiting' }), 'no-place'],
    [state({ status: 'offered' }), 'no-place'],
    [state({ status: 'held' }), 'no-place'],
  ])('admits nobody on %j', (ticket, outcome) => {
    expect(admit(ticket, 1)).toEqual({ enter: 0, outcome });
  });
});

describe('the ticket code in a scanned code', () => {
  it.each([
    'https://tamvia.vn/admin/collections/tickets?search=K7Q-M2X-9RD',
    'http://localhost:3000/admin/collections/tickets?search=k7q-m2x-9rd',
    'K7Q-M2X-9RD',
    ' k7qm2x9rd\n',
  ])('%j', (read) => {
    expect(codeInScan(read)).toBe('K7Q-M2X-9RD');
  });

  it.each([
    '',
    'https://tamvia.vn/',
    'https://example.com/?search=hello',
    'WIFI:S:guests;P:secret;;',
    'K7Q-M2X-9R',
  ])('%j contains none', (read) => {
    expect(codeInScan(read)).toBeNull();
  });
});
