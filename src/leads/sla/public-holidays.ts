/** A holiday as the CMS keeps it: days by date, whether the office is open, and the name in both languages. */
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
 * The public holidays of 2026 and 2027 that an office starts from. Certain are those of a fixed date
 * (Labour Code 2019, article 112). Unconfirmed, until the State's yearly notice: the days of Tet (year's end
 * and four days after; the new moons of 17 February 2026 and of 6 February 2027, 22:56 in Viet Nam, begin
 * the year), the Kings (tenth day of the third month), the second day of National Day, the day that makes
 * up for one on a weekend (article 111), and Culture Day, resolved in 2026.
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
];
