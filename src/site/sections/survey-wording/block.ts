import { lineField, metricField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

/**
 * The block of a survey question. Both languages are on the page in either language, so that a bilingual survey can be
 * copied as a whole.
 */
export const surveyWordingBlock = sectionBlock({
  slug: 'surveyWording',
  group: 'metric',
  labels: {
    singular: { vi: 'Mẫu câu hỏi', en: 'Survey wording' },
    plural: { vi: 'Mẫu câu hỏi', en: 'Survey wordings' },
  },
  fields: [
    metricField(),
    titleLinesField(),
    textField(),
    paragraphField('questionVi', { vi: 'Câu hỏi, tiếng Việt', en: 'Question, Vietnamese' }),
    paragraphField('questionEn', { vi: 'Câu hỏi, tiếng Anh', en: 'Question, English' }),
    lineField('lowVi', { vi: 'Đầu thấp, tiếng Việt', en: 'Low end, Vietnamese' }),
    lineField('lowEn', { vi: 'Đầu thấp, tiếng Anh', en: 'Low end, English' }),
    lineField('highVi', { vi: 'Đầu cao, tiếng Việt', en: 'High end, Vietnamese' }),
    lineField('highEn', { vi: 'Đầu cao, tiếng Anh', en: 'High end, English' }),
    lineField('followUpVi', { vi: 'Câu hỏi thêm, tiếng Việt', en: 'Follow-up, Vietnamese' }),
    lineField('followUpEn', { vi: 'Câu hỏi thêm, tiếng Anh', en: 'Follow-up, English' }),
    {
      type: 'row',
      fields: [
        { name: 'from', type: 'number', label: { vi: 'Thang từ', en: 'Scale from' } },
        {
          name: 'to',
          type: 'number',
          max: 10,
          label: { vi: 'đến (bỏ trống: chọn một trong hai)', en: 'to (empty: one of two answers)' },
        },
      ],
    },
    {
      name: 'advice',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 5,
      label: { vi: 'Cách hỏi', en: 'How to ask' },
      labels: {
        singular: { vi: 'Lời khuyên', en: 'Advice' },
        plural: { vi: 'Cách hỏi', en: 'How to ask' },
      },
      fields: [
        lineField('label', { vi: 'Về', en: 'About' }),
        paragraphField('text', { vi: 'Lời khuyên', en: 'Advice' }),
      ],
    },
  ],
});
