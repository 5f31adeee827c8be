import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

/** How many parts of a message are in square brackets. */
function pointsIn(message: object): number {
  const words = 'words' in message && typeof message.words === 'string' ? message.words : '';
  return words.match(/\[[^[\]]+\]/g)?.length ?? 0;
}

export const feedbackReaderBlock = sectionBlock({
  slug: 'feedbackReader',
  group: 'product',
  labels: {
    singular: { vi: 'Đọc thử lời khách', en: 'Customers’ words, read' },
    plural: { vi: 'Đọc thử lời khách', en: 'Customers’ words, read' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'messages',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 5,
      label: { vi: 'Lời khách', en: 'Messages' },
      labels: {
        singular: { vi: 'Lời khách', en: 'Message' },
        plural: { vi: 'Lời khách', en: 'Messages' },
      },
      fields: [
        lineField('channel', { vi: 'Kênh, nơi và giờ', en: 'Channel, place and time' }),
        {
          name: 'words',
          type: 'textarea',
          required: true,
          label: {
            vi: 'Nguyên văn, mỗi ý trong [ngoặc vuông]',
            en: 'As written, each point in [square brackets]',
          },
        },
        {
          name: 'marks',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 4,
          label: { vi: 'Đọc ra gì, theo thứ tự các ý', en: 'What is read, in the points’ order' },
          labels: {
            singular: { vi: 'Điều đọc ra', en: 'Mark' },
            plural: {
              vi: 'Đọc ra gì, theo thứ tự các ý',
              en: 'What is read, in the points’ order',
            },
          },
          validate: (rows, { siblingData, req }) => {
            if ((rows ?? []).length === pointsIn(siblingData)) return true;
            return req.i18n.language === 'vi'
              ? 'Mỗi ý trong ngoặc vuông cần đúng một dòng ở đây.'
              : 'Each point in square brackets needs exactly one row here.';
          },
          fields: [
            lineField('topic', { vi: 'Chủ đề', en: 'Topic' }),
            {
              name: 'tone',
              type: 'select',
              required: true,
              defaultValue: 'complaint',
              label: { vi: 'Giọng', en: 'Tone' },
              options: [
                { value: 'praise', label: { vi: 'Khen', en: 'Praise' } },
                { value: 'complaint', label: { vi: 'Chê', en: 'Complaint' } },
                { value: 'wish', label: { vi: 'Mong muốn', en: 'Wish' } },
                { value: 'alarm', label: { vi: 'Khẩn', en: 'Urgent' } },
              ],
            },
          ],
        },
        {
          name: 'handler',
          type: 'select',
          required: true,
          defaultValue: 'approved',
          label: { vi: 'Ai trả lời', en: 'Who answers' },
          options: [
            { value: 'agent', label: { vi: 'AI agent tự trả lời', en: 'The AI agent itself' } },
            {
              value: 'approved',
              label: {
                vi: 'AI agent soạn, người duyệt',
                en: 'The AI agent drafts, people approve',
              },
            },
            { value: 'person', label: { vi: 'Chỉ người', en: 'A person only' } },
          ],
        },
        lineField('decision', { vi: 'Quyết định', en: 'Decision' }),
        paragraphField('why', { vi: 'Vì sao', en: 'Why' }),
        {
          name: 'reply',
          type: 'textarea',
          label: { vi: 'Câu trả lời, nếu có', en: 'The reply, if there is one' },
        },
        lineField('task', { vi: 'Việc được mở', en: 'Task that is opened' }),
        lineField('owner', { vi: 'Người nhận', en: 'Who takes it' }),
        lineField('due', { vi: 'Hạn', en: 'Due' }),
      ],
    },
    sampleField(),
  ],
});
