import type { Field } from 'payload';
import { type PictureName, pictureNames } from '@/lib/product-picture-names';

const pictureLabels: Readonly<Record<PictureName, { vi: string; en: string }>> = {
  'reply-desk': { vi: 'Bàn trả lời tin nhắn', en: 'Reply desk' },
  'survey-phone': { vi: 'Khảo sát trên điện thoại', en: 'Survey on a phone' },
  'shared-inbox': { vi: 'Hộp thư chung', en: 'Shared inbox' },
  'topic-bars': { vi: 'Chủ đề khách nhắc tới', en: 'Topics that customers name' },
  'task-list': { vi: 'Danh sách việc', en: 'Task list' },
  'nps-trend': { vi: 'NPS theo thời gian', en: 'NPS over time' },
  'journey-map': { vi: 'Hành trình khách hàng', en: 'Customer journey' },
  'review-feed': { vi: 'Các đánh giá mới', en: 'New reviews' },
  'omnichannel-report': { vi: 'Báo cáo mọi kênh', en: 'Report of all channels' },
  'agent-builder': { vi: 'Dựng AI agent', en: 'AI agent builder' },
  'lead-board': { vi: 'Bảng khách tiềm năng', en: 'Lead board' },
  'event-table': { vi: 'Vé và bàn của một buổi workshop', en: 'Ticket and table of a workshop' },
};

export const pictureOptions = pictureNames.map((name) => ({
  value: name,
  label: pictureLabels[name],
}));

/** The select field for one of the drawn product pictures; when it is not required, it starts empty. */
export function pictureField({
  required = true,
  localized = false,
}: { required?: boolean; localized?: boolean } = {}): Field {
  return {
    name: 'picture',
    type: 'select',
    localized,
    required,
    defaultValue: required ? pictureNames[0] : undefined,
    label: { vi: 'Hình vẽ', en: 'Drawn picture' },
    options: pictureOptions,
    admin: {
      description: {
        vi: 'Hình sản phẩm vẽ sẵn; chữ trong hình theo ngôn ngữ của trang.',
        en: 'A drawing of the product; its words follow the language of the page.',
      },
    },
  };
}
