/** A public holiday as stored in the CMS: its days, whether the office is open, and its name in both languages. */
type Holiday = {
  date: string;
  until?: string;
  name: string;
  nameEn: string;
  kind: 'closed' | 'open' | 'special';
  unconfirmed: boolean;
};

const closed = (
  date: string,
  name: string,
  nameEn: string,
  { until, unconfirmed = false }: { until?: string; unconfirmed?: boolean } = {},
): Holiday => ({
  date,
  ...(until ? { until } : {}),
  name,
  nameEn,
  kind: 'closed',
  unconfirmed,
});

const awaited = { unconfirmed: true };
const newYear = ['Tết Dương lịch', 'New Year’s Day'] as const;
const tet = ['Tết Nguyên đán', 'Lunar New Year'] as const;
const kings = ['Giỗ Tổ Hùng Vương', 'Hung Kings’ Commemoration Day'] as const;
const victory = ['Ngày Chiến thắng', 'Reunification Day'] as const;
const labour = ['Quốc tế Lao động', 'Labour Day'] as const;
const national = ['Quốc khánh', 'National Day'] as const;
const culture = ['Ngày Văn hoá Việt Nam', 'Viet Nam Culture Day'] as const;

/**
 * The public holidays of 2026 to 2028 that the CMS starts with. Those with a fixed date are confirmed (Labour Code
 * 2019, article 112). The others are unconfirmed until the State's yearly notice: Tet (the last day of the lunar year
 * and four days after; the new moons of 17 February 2026, of 6 February 2027, 22:56 in Viet Nam, and of 26 January
 * 2028, 22:12, begin the year), the Hung Kings' day (tenth day of the third lunar month), the second day of National
 * Day, the day in lieu of a holiday on a weekend (article 111), and Culture Day, resolved in 2026. ADR-0035 says why
 * no library computes them.
 */
export const publicHolidays: readonly Holiday[] = [
  closed('2026-01-01', ...newYear),
  closed('2026-02-16', ...tet, { until: '2026-02-20', ...awaited }),
  closed('2026-04-26', ...kings, { until: '2026-04-27', ...awaited }),
  closed('2026-04-30', ...victory),
  closed('2026-05-01', ...labour),
  closed('2026-09-01', ...national, awaited),
  closed('2026-09-02', ...national),
  closed('2026-11-24', ...culture, awaited),
  closed('2027-01-01', ...newYear),
  closed('2027-02-05', ...tet, { until: '2027-02-11', ...awaited }),
  closed('2027-04-16', ...kings, awaited),
  closed('2027-04-30', ...victory),
  closed('2027-05-01', ...labour),
  closed('2027-05-03', 'Nghỉ bù Quốc tế Lao động', 'In lieu of Labour Day', awaited),
  closed('2027-09-02', ...national),
  closed('2027-09-03', ...national, awaited),
  closed('2027-11-24', ...culture, awaited),
  closed('2028-01-01', ...newYear),
  closed('2028-01-03', 'Nghỉ bù Tết Dương lịch', 'In lieu of New Year’s Day', awaited),
  closed('2028-01-25', ...tet, { until: '2028-01-31', ...awaited }),
  closed('2028-04-04', ...kings, awaited),
  closed('2028-04-30', ...victory),
  closed('2028-05-01', ...labour),
  closed('2028-05-02', 'Nghỉ bù Ngày Chiến thắng', 'In lieu of Reunification Day', awaited),
  closed('2028-09-01', ...national, awaited),
  closed('2028-09-02', ...national),
  closed('2028-09-04', 'Nghỉ bù Quốc khánh', 'In lieu of National Day', awaited),
  closed('2028-11-24', ...culture, awaited),
];
