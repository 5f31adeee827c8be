import { expect, it } from 'vitest';
import { registrationColumns } from '@/leads/import-export/export-column-names';
import { registrationRow } from '@/leads/import-export/registration-export-row';

const lead = {
  id: 1,
  kind: 'get-ticket' as const,
  email: 'lan@tamvia.vn',
  createdAt: '2026-11-20T02:00:00.000Z',
};
const cells = (row: readonly unknown[]) => [
  row[registrationColumns.indexOf('ticket quantity')],
  row[registrationColumns.indexOf('total price')],
];

it('seats and prices of a ticket are numeric cells, and empty without a ticket', () => {
  const ticket = { ticketType: 1, quantity: 3, total: 4_500_000 };
  expect(cells(registrationRow(lead, { ticket, eventTitle: null }, 'vi'))).toEqual([3, 4_500_000]);
  expect(cells(registrationRow(lead, { ticket: null, eventTitle: null }, 'vi'))).toEqual(['', '']);
});
