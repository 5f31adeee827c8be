import type { Field } from 'payload';
import { exhibitKinds, type ExhibitKind } from '@/lib/product-picture-names';
import type { Words } from './bilingual-admin-text';

const kindLabels: Record<ExhibitKind, Words> = {
  zns: { vi: 'Tin nhắn có nút', en: 'Message with buttons' },
  chat: { vi: 'Hội thoại', en: 'Conversation' },
  survey: { vi: 'Khảo sát trên điện thoại', en: 'Survey on a phone' },
  card: { vi: 'Thẻ in có mã QR', en: 'Printed card with a QR code' },
  task: { vi: 'Màn hình của đội ngũ', en: 'Screen of the team' },
};

/** The text of a drawn message, conversation, form, card or task. */
function exhibitFields(): Field[] {
  return [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'zns',
      label: { vi: 'Loại', en: 'Kind' },
      options: exhibitKinds.map((value) => ({ value, label: kindLabels[value] })),
    },
    {
      name: 'from',
      type: 'text',
      required: true,
      label: { vi: 'Ai gửi hoặc ở đâu, lúc nào', en: 'Who sends it or where, and when' },
    },
    { name: 'title', type: 'text', label: { vi: 'Tiêu đề', en: 'Title' } },
    {
      name: 'lines',
      type: 'textarea',
      label: { vi: 'Các dòng', en: 'Lines' },
      admin: {
        description: {
          vi: 'Mỗi dòng một ý. “Nhãn | giá trị” thành hai cột; “> ” là lời của doanh nghiệp; “_ ” là chữ khách gõ; “4/5” hay “2/7” là thang điểm.',
          en: 'One a line. “Label | value” becomes two columns; “> ” is said by the business; “_ ” is typed by the customer; “4/5” or “2/7” is a scale.',
        },
      },
    },
    {
      name: 'actions',
      type: 'textarea',
      label: { vi: 'Nút hoặc lựa chọn', en: 'Buttons or answers' },
      admin: {
        description: {
          vi: 'Mỗi dòng một nút; “* ” ở đầu là nút được chọn.',
          en: 'One a line; “* ” in front marks the chosen one.',
        },
      },
    },
  ];
}

/** The list of a few drawn exhibits, shown side by side or one below the other. */
export function exhibitsField(maxRows: number): Field {
  return {
    name: 'exhibits',
    type: 'array',
    required: true,
    minRows: 1,
    maxRows,
    label: { vi: 'Hình vẽ bằng chữ', en: 'Pictures made of words' },
    labels: {
      singular: { vi: 'Hình', en: 'Picture' },
      plural: { vi: 'Hình vẽ bằng chữ', en: 'Pictures made of words' },
    },
    fields: exhibitFields(),
  };
}
