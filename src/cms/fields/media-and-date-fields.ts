import type { DateFieldValidation, Field, TextFieldSingleValidation } from 'payload';
import { pictogramOf } from '@/lib/pictogram-url';
import { isPictogramName } from '@/lib/pictogram-names';
import { youtubeId } from '@/lib/youtube-player-url';
import { pictogramPicker } from './pictogram-picker-field';
import { say, type Words } from './bilingual-admin-text';

/** Validates the URL of a picture: a path of this site, an existing pictogram, or an absolute URL. */
export const validateAddress: TextFieldSingleValidation = (value, { req }) => {
  const pictogram = pictogramOf(value);
  if (pictogram && !isPictogramName(pictogram)) {
    return say(req, 'Không có hình vẽ nào tên như vậy.', 'There is no drawn icon of that name.');
  }
  if (!value || /^\/(?!\/)[^\s<>"]*$/.test(value)) return true;
  if (/^https?:\/\/[^\s<>"]+$/.test(value) && URL.canParse(value)) return true;
  return say(
    req,
    'Địa chỉ bắt đầu bằng / hoặc https://. Ví dụ: https://trang.vn/anh.png.',
    'Start with / or https://. Example: https://site.com/picture.png.',
  );
};

/**
 * A picture: an upload, or an external URL; the upload takes precedence. With `pictograms`, a pictogram can be chosen
 * instead.
 */
export function imageField(
  name: string,
  label: Words,
  { localized = true, pictograms = false } = {},
): Field {
  return {
    name,
    type: 'group',
    localized,
    label,
    fields: [
      {
        name: 'file',
        type: 'upload',
        relationTo: 'media',
        label: { vi: 'Hình tải lên', en: 'Uploaded picture' },
      },
      {
        name: 'url',
        type: 'text',
        label: { vi: 'Hoặc địa chỉ hình', en: 'Or the address of a picture' },
        admin: {
          description: {
            vi: 'Chỉ dùng khi không tải hình lên.',
            en: 'Used only while no picture is uploaded.',
          },
          ...(pictograms ? pictogramPicker : {}),
        },
        validate: validateAddress,
      },
    ],
  };
}

const validatePictogram: TextFieldSingleValidation = (value, options) =>
  !value || pictogramOf(value)
    ? validateAddress(value, options)
    : say(
        options.req,
        'Hãy chọn một hình vẽ trong danh sách.',
        'Choose one of the drawn icons below.',
      );

/** An icon beside text: a pictogram chosen from a list, or, unless `drawnOnly`, the URL of a picture. */
export const pictogramField = (
  name: string,
  label: Words,
  { localized = false, drawnOnly = false } = {},
): Field => ({
  name,
  type: 'text',
  localized,
  label,
  validate: drawnOnly ? validatePictogram : validateAddress,
  admin: pictogramPicker,
});

export const validateColour: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^#[0-9a-f]{6}$/i.test(value) ||
  say(req, 'Dùng # và sáu chữ số hex. Ví dụ: #D5EEE4.', 'Use # and six hex digits: #D5EEE4.');

/** Validates the URL of a video; a YouTube id has exactly 11 characters (spec §5). */
const validateVideo: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  youtubeId(value) !== null ||
  say(
    req,
    'Cần địa chỉ YouTube với mã video gồm đúng 11 ký tự. Ví dụ: https://youtu.be/abcdefghijk.',
    'A YouTube address with a video id of exactly 11 characters is needed, such as https://youtu.be/abcdefghijk.',
  );

export function videoField(name: string, label: Words): Field {
  return {
    name,
    type: 'text',
    localized: true,
    label,
    validate: validateVideo,
    admin: {
      description: {
        vi: 'Địa chỉ YouTube; video chỉ tải khi người xem bấm phát.',
        en: 'A YouTube address; the video loads only once a visitor presses play.',
      },
    },
  };
}

const validateDuration: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^(?:\d{1,2}:)?[0-5]?\d:[0-5]\d$/.test(value) ||
  say(req, 'Thời lượng viết như 03:25 hoặc 1:02:10.', 'Write it like 03:25 or 1:02:10.');

export function durationField({ localized = true } = {}): Field {
  return {
    name: 'duration',
    type: 'text',
    localized,
    label: { vi: 'Thời lượng', en: 'Duration' },
    validate: validateDuration,
    admin: {
      description: { vi: 'Phút và giây, ví dụ 03:25.', en: 'Minutes and seconds, such as 03:25.' },
    },
  };
}

const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a value is a point in time; the admin and API clients send text, only internal code sends a Date object. */
function isMoment(value: unknown): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  return typeof value === 'string' && ZONED.test(value) && !Number.isNaN(Date.parse(value));
}

/**
 * Validates a point in time. A time without a time zone is refused, because different machines would read it
 * differently.
 */
const validateMoment: DateFieldValidation = (value, { req, required }) => {
  if (!value) return !required || say(req, 'Cần có ngày giờ.', 'A date and time is needed.');
  return (
    isMoment(value) ||
    say(
      req,
      'Cần ngày, giờ và múi giờ. Ví dụ: 2026-03-10T09:00:00+07:00.',
      'A date, a time and its zone are needed, such as 2026-03-10T09:00:00+07:00.',
    )
  );
};

/** A point in time: chosen in Vietnamese time or another offered zone, stored in UTC (D22). */
export function momentField(
  name: string,
  label: Words,
  { required = false, localized = true } = {},
): Field {
  return {
    name,
    type: 'date',
    localized,
    required,
    label,
    timezone: {
      defaultTimezone: 'Asia/Ho_Chi_Minh',
      supportedTimezones: [
        { value: 'Asia/Ho_Chi_Minh', label: 'Việt Nam (GMT+7)' },
        { value: 'Asia/Singapore', label: 'Singapore (GMT+8)' },
        { value: 'UTC', label: 'UTC' },
      ],
    },
    validate: validateMoment,
    admin: {
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
      description: {
        vi: 'Giờ Việt Nam, trừ khi bạn chọn múi giờ khác.',
        en: 'Vietnamese time, unless you choose another zone.',
      },
    },
  };
}
