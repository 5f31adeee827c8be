import type { ArrayField, ArrayFieldValidation, Field, TextFieldSingleValidation } from 'payload';
import { say } from '@/cms/fields/bilingual-admin-text';
import {
  clockMinutes,
  MAX_HOLIDAY_DAYS,
  overlaps,
  type Weekday,
  weekdays,
} from '@/lib/office-hours-from-cms';
import { publicHolidays } from './public-holidays';

const dayLabels: Record<Weekday, { vi: string; en: string }> = {
  mon: { vi: 'Thứ Hai', en: 'Monday' },
  tue: { vi: 'Thứ Ba', en: 'Tuesday' },
  wed: { vi: 'Thứ Tư', en: 'Wednesday' },
  thu: { vi: 'Thứ Năm', en: 'Thursday' },
  fri: { vi: 'Thứ Sáu', en: 'Friday' },
  sat: { vi: 'Thứ Bảy', en: 'Saturday' },
  sun: { vi: 'Chủ nhật', en: 'Sunday' },
};

const validateClock: TextFieldSingleValidation = (value, { req }) =>
  clockMinutes(value) !== null ||
  say(
    req,
    'Giờ viết dạng 08:30, từ 00:00 đến 24:00.',
    'Write the time like 08:30, 00:00 to 24:00.',
  );

type Hours = { opens?: string | null; closes?: string | null };

/** Validates the end of a time span: later than its beginning. */
const validateCloses: TextFieldSingleValidation = (value, options) => {
  const opens = clockMinutes((options.siblingData as Hours).opens);
  const closes = clockMinutes(value);
  if (closes === null || opens === null) return validateClock(value, options);
  return (
    opens < closes ||
    say(options.req, 'Giờ kết thúc phải sau giờ bắt đầu.', 'The end has to be after the beginning.')
  );
};

const clockField = (name: 'opens' | 'closes', rest: Partial<Field> = {}): Field =>
  ({
    name,
    type: 'text',
    required: true,
    label: name === 'opens' ? { vi: 'Từ', en: 'From' } : { vi: 'Đến', en: 'To' },
    validate: name === 'opens' ? validateClock : validateCloses,
    admin: { placeholder: name === 'opens' ? '08:30' : '17:30', width: '25%' },
    ...rest,
  }) as Field;

type WeekRows = Parameters<typeof overlaps>[0];

/** Validates the office hours of a week: at least one span, and no overlaps. */
const validateWeek: ArrayFieldValidation = (value, { req }) => {
  const rows = (value ?? []) as WeekRows;
  if (rows.length === 0) {
    return say(req, 'Cần ít nhất một khung giờ.', 'At least one stretch of hours is needed.');
  }
  return (
    !overlaps(rows) ||
    say(req, 'Hai khung giờ của cùng một ngày chồng lên nhau.', 'Two stretches of one day overlap.')
  );
};

export const weekField: ArrayField = {
  name: 'week',
  type: 'array',
  required: true,
  label: { vi: 'Giờ làm việc hằng tuần', en: 'Weekly hours' },
  labels: {
    singular: { vi: 'Khung giờ', en: 'Stretch' },
    plural: { vi: 'Khung giờ', en: 'Stretches' },
  },
  admin: {
    description: {
      vi: 'Giờ Việt Nam (Asia/Ho_Chi_Minh). Nghỉ trưa thì tạo hai khung: sáng và chiều.',
      en: 'Viet Nam time (Asia/Ho_Chi_Minh). With a lunch break: two stretches, morning and afternoon.',
    },
  },
  defaultValue: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '08:30', closes: '17:30' }],
  validate: validateWeek,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'days',
          type: 'select',
          hasMany: true,
          required: true,
          label: { vi: 'Các ngày', en: 'Days' },
          // The weekdays begin with Monday, as in Vietnamese calendars.
          options: [...weekdays.slice(1), weekdays[0]].map((value) => ({
            value,
            label: dayLabels[value],
          })),
          admin: { width: '50%' },
        },
        clockField('opens'),
        clockField('closes'),
      ],
    },
  ],
};

type HolidayData = Hours & { kind?: string; date?: string | null; until?: string | null };

const isSpecial = (_: unknown, sibling: HolidayData): boolean => sibling.kind === 'special';
const DAY_MS = 24 * 3_600_000;

const dayPicker = {
  date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' },
  width: '25%',
};

export const holidaysField: ArrayField = {
  name: 'holidays',
  type: 'array',
  label: { vi: 'Ngày nghỉ và ngày đặc biệt', en: 'Holidays and special days' },
  labels: { singular: { vi: 'Ngày', en: 'Day' }, plural: { vi: 'Ngày', en: 'Days' } },
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/leads/admin/holiday-row-label.client#HolidayLabel' },
    description: {
      vi: 'Ngày nghỉ theo âm lịch, nghỉ bù và nghỉ liền kề cần đối chiếu với thông báo hằng năm của Nhà nước.',
      en: 'Holidays by the lunar calendar, days in lieu and adjoining days are to be checked against the State’s yearly notice.',
    },
  },
  defaultValue: publicHolidays.map(({ date, until, ...holiday }) => ({
    ...holiday,
    date: `${date}T12:00:00.000Z`,
    ...(until ? { until: `${until}T12:00:00.000Z` } : {}),
  })),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          label: { vi: 'Tên', en: 'Name (Vietnamese)' },
          admin: { width: '50%' },
        },
        {
          name: 'nameEn',
          type: 'text',
          required: true,
          label: { vi: 'Tên tiếng Anh', en: 'Name (English)' },
          admin: { width: '50%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'date',
          type: 'date',
          required: true,
          label: { vi: 'Ngày', en: 'Day' },
          admin: dayPicker,
        } as Field,
        {
          name: 'until',
          type: 'date',
          label: { vi: 'Đến hết ngày', en: 'Until (inclusive)' },
          admin: dayPicker,
          validate: (value, { req, siblingData }) => {
            const { date } = siblingData as HolidayData;
            if (!value || !date) return true;
            const days = (new Date(value).getTime() - new Date(date).getTime()) / DAY_MS;
            return (
              (days >= 0 && days < MAX_HOLIDAY_DAYS) ||
              say(req, 'Từ 1 đến 31 ngày, sau ngày bắt đầu.', '1 to 31 days, after the first day.')
            );
          },
        } as Field,
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'closed',
          label: { vi: 'Ngày này', en: 'This day' },
          options: [
            { value: 'closed', label: { vi: 'Nghỉ', en: 'Closed' } },
            { value: 'open', label: { vi: 'Làm như ngày thường', en: 'Open as usual' } },
            { value: 'special', label: { vi: 'Giờ riêng', en: 'Special hours' } },
          ],
          admin: { width: '25%' },
        },
        {
          name: 'unconfirmed',
          type: 'checkbox',
          defaultValue: false,
          label: { vi: 'Chờ thông báo hằng năm', en: 'Awaits the yearly notice' },
          admin: { width: '25%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        clockField('opens', { admin: { condition: isSpecial, width: '25%' } }),
        clockField('closes', { admin: { condition: isSpecial, width: '25%' } }),
      ],
    },
  ],
};
