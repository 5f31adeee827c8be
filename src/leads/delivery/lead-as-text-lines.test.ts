import { expect, it } from 'vitest';
import type { Lead } from '@/payload-types';
import { leadLines } from './lead-as-text-lines';

/** What a visitor typed or chose, and the page they sent it from. */
const typed = {
  kind: 'get-ticket',
  page: '/events/cx-day',
  salutation: 'chi',
  jobTitle: 'expert',
  department: 'cskh',
  industry: 'retail',
  preferredLanguage: 'en',
  event: 'CX Day',
  hub: 'ha-noi',
  firstQuestion: 'exploring',
  secondQuestion: 'certified',
  companyName: 'Công ty An Nhiên',
  companyAddress: '1 Lê Lợi, Hà Nội',
  companyTaxCode: '0101234567',
  invoiceReceiptEmail: 'hoa-don@an-nhien.vn',
  document: 'Báo cáo CX',
  position: 'Kỹ sư dữ liệu',
  description: 'Có chỗ gửi xe không?',
} as const;

const bare: Lead = {
  id: 1,
  kind: 'newsletter',
  page: '/',
  email: 'lan@an-nhien.vn',
  stage: 'new',
  status: '29',
  source: 'form',
  contentHash: '',
  createdAt: '2026-11-27T08:00:00.000Z',
  updatedAt: '2026-11-27T08:00:00.000Z',
};

const linesOf = (lead: Lead) => leadLines({ lead, consents: [], ticket: null, key: 'key' });

it('the note in Pipedrive has everything of a lead that Pipedrive has no field for', () => {
  const lines = linesOf({ ...bare, ...typed });
  const missing = Object.values(typed).filter(
    (value) => !lines.some((line) => line.endsWith(` ${value}`)),
  );
  expect(missing).toEqual([]);
  expect(lines).toContain('Bộ phận: cskh');
  expect(lines).toContain('Bạn tham dự ở đâu? ha-noi');
});

it('leaves out what a lead does not have', () => {
  expect(linesOf(bare)).toHaveLength(2);
});
