import type { TextField, TextFieldSingleValidation } from 'payload';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';
import { durationField, validateAddress } from '@/cms/fields/media-and-date-fields';
import { say, type Words } from '@/cms/fields/bilingual-admin-text';
import { isPublicFile } from '@/i18n/routes-in-code';

/**
 * Validates the URL of a video file: it has to be on this site, because a file on another host would be requested by
 * readers who have not consented.
 */
const validateFile =
  (ending: string): TextFieldSingleValidation =>
  (value, { req, required }) => {
    if (!value && !required) return true;
    return (
      (value?.endsWith(`.${ending}`) && isPublicFile(value)) ||
      say(
        req,
        `Cần địa chỉ một tệp có trên trang, kết thúc bằng .${ending}. Ví dụ: /films/complaint.vi.${ending}.`,
        `The address of a file that this site has is needed, ending with .${ending}, such as /films/complaint.en.${ending}.`,
      )
    );
  };

const fileField = (name: string, ending: string, label: Words, required = false): TextField => ({
  name,
  type: 'text',
  required,
  label,
  validate: validateFile(ending),
});

export const filmBlock = sectionBlock({
  slug: 'film',
  group: 'product',
  labels: {
    singular: { vi: 'Phim', en: 'Film' },
    plural: { vi: 'Phim', en: 'Films' },
  },
  fields: [
    titleLinesField(),
    textField(),
    fileField('film', 'mp4', { vi: 'Tệp phim (MP4)', en: 'Film (MP4)' }, true),
    fileField('smallFilm', 'webm', { vi: 'Bản nhẹ hơn (WebM)', en: 'Smaller copy (WebM)' }),
    {
      name: 'poster',
      type: 'text',
      required: true,
      label: { vi: 'Hình chờ', en: 'Poster' },
      admin: {
        description: {
          vi: 'Hình 16:9 hiện trước khi bấm phát: địa chỉ một hình đã tải lên, hoặc một tệp trong /films.',
          en: 'A picture of 16:9 that stands there before the film is played: the address of an upload, or of a file in /films.',
        },
      },
      validate: validateAddress,
    },
    durationField({ localized: false }),
    fileField(
      'captions',
      'vtt',
      { vi: 'Phụ đề tiếng Việt (VTT)', en: 'Vietnamese captions (VTT)' },
      true,
    ),
    fileField(
      'captionsEnglish',
      'vtt',
      { vi: 'Phụ đề tiếng Anh (VTT)', en: 'English captions (VTT)' },
      true,
    ),
    {
      name: 'transcript',
      type: 'textarea',
      required: true,
      label: { vi: 'Nội dung phim bằng chữ', en: 'Transcript' },
      admin: {
        rows: 8,
        description: {
          vi: 'Mỗi cảnh một dòng: điều thấy và nghe được, cho người không xem được phim.',
          en: 'A scene a line: what is seen and heard, for those who can not watch it.',
        },
      },
    },
    sampleField(),
  ],
});
