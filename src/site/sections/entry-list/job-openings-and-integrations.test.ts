import { describe, expect, it } from 'vitest';
import { toIntegrationList } from '@/site/sections/entry-list/integrations/model';
import { toOpeningList } from '@/site/sections/entry-list/job-openings/model';
import type { IntegrationSummary, OpeningSummary } from '@/content/entry-view-model-types';

const base = (id: number) => ({ id, slug: `e-${id}`, href: `/e-${id}`, sample: false });
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe('the list of vacancies', () => {
  const now = new Date('2027-01-10T00:00:00Z');
  const opening = (
    id: number,
    department: string | null,
    location: string | null,
    more: Partial<OpeningSummary> = {},
  ): OpeningSummary => ({
    ...base(id),
    title: `Việc ${id}`,
    department,
    location,
    employmentType: null,
    level: null,
    salary: null,
    summary: null,
    deadline: null,
    isOpen: true,
    ...more,
  });
  const all = [
    opening(1, 'Sản phẩm', 'Thủ Đức'),
    opening(2, 'Dữ liệu', 'Hà Nội', { deadline: '2027-01-11T00:00:00Z' }),
    opening(3, 'Dữ liệu', 'Hà Nội, làm từ xa sau sáu tháng'),
    opening(4, 'Nội dung', 'Thủ Đức', { deadline: '2027-01-09T00:00:00Z' }),
    opening(5, 'Sản phẩm', null, { isOpen: false }),
  ];
  const list = (state: Record<string, string>, from = all) =>
    toOpeningList(from, { path: '/careers', state }, 'vi', now);

  it('closed and expired openings come last, and only in the unfiltered list', () => {
    expect(ids(list({}).open)).toEqual([1, 2, 3]);
    expect(ids(list({}).closed)).toEqual([4, 5]);
    expect(list({ department: 'du-lieu' }).closed).toEqual([]);
  });

  it('offers only departments and places of open positions, and groups a place with a remark under its place', () => {
    const { departments, locations } = list({});
    expect(departments.map(({ text }) => text)).toEqual([null, 'Dữ liệu', 'Sản phẩm']);
    expect(locations.map(({ text }) => text)).toEqual([null, 'Hà Nội', 'Thủ Đức']);
  });

  it('combines both filters, and each filter link keeps the other', () => {
    const { open, departments } = list({ department: 'du-lieu', location: 'ha-noi' });
    expect(ids(open)).toEqual([2, 3]);
    expect(departments.map(({ href, current }) => [href, current])).toEqual([
      ['/careers?location=ha-noi#list', false],
      ['/careers?department=du-lieu&location=ha-noi#list', true],
      ['/careers?department=san-pham&location=ha-noi#list', false],
    ]);
  });

  it('shows nothing and a link to the whole list for an unknown filter; a page number too high is the last page', () => {
    const none = list({ department: 'khong-co', location: 'ha-noi' });
    expect(none).toMatchObject({ open: [], closed: [], allHref: '/careers#list' });
    const many = Array.from({ length: 12 }, (_, index) => opening(index + 1, null, null));
    expect(list({ page: '99' }, many).pages.current).toBe(2);
    expect(ids(list({ page: '99' }, many).open)).toEqual([11, 12]);
  });

  it('is marked as a sample when one of its entries is a sample', () => {
    expect(list({}).sample).toBe(false);
    expect(list({}, [...all, opening(6, null, null, { sample: true })]).sample).toBe(true);
  });
});

describe('the directory of integrations', () => {
  const group = (id: number, slug: string, position: number) => ({
    id,
    slug,
    name: slug,
    position,
  });
  const channels = group(7, 'kenh', 1);
  const crm = group(8, 'crm', 2);
  const product = (
    id: number,
    name: string,
    category: IntegrationSummary['category'],
    more: Partial<IntegrationSummary> = {},
  ): IntegrationSummary => ({
    ...base(id),
    name,
    summary: null,
    logo: null,
    pictogram: null,
    category,
    vendor: null,
    comingSoon: false,
    ...more,
  });
  const all = [
    product(1, 'Phiếu mua hàng', null),
    product(2, 'Khách hàng', crm, { summary: 'Điểm đứng cạnh hồ sơ.' }),
    product(3, 'Tin nhắn', channels, { vendor: 'Đơn vị mẫu' }),
    product(4, 'Bản ghi cuộc gọi', channels, { comingSoon: true }),
  ];
  const list = (state: Record<string, string>) =>
    toIntegrationList(all, { path: '/marketplace', state }, 'en');

  it("is grouped in the editors' order, entries without a group last", () => {
    const { groups, total } = list({});
    expect(groups.map(({ name, integrations }) => [name, ids(integrations)])).toEqual([
      ['kenh', [3, 4]],
      ['crm', [2]],
      [null, [1]],
    ]);
    expect(total).toBe(4);
  });

  it('has no link for a planned integration', () => {
    const hrefs = list({ category: 'kenh' }).groups[0]?.integrations.map(({ href }) => href);
    expect(hrefs).toEqual(['/e-3', null]);
  });

  it('searches name, summary, maker and group without diacritics, in any word order', () => {
    const found = (q: string) => list({ q }).groups.flatMap((one) => ids(one.integrations));
    expect(found('so ho diem')).toEqual([2]);
    expect(found('don vi')).toEqual([3]);
    expect(found('CRM')).toEqual([2]);
    expect(found('không có gì')).toEqual([]);
  });

  it('keeps the group while searching, and the link back drops both', () => {
    expect(list({ q: 'tin', category: 'kenh' })).toMatchObject({
      search: { action: '/en/marketplace#list', query: 'tin', category: 'kenh' },
      allHref: '/en/marketplace#list',
      total: 1,
    });
  });
});
