import type { Words } from '@/cms/fields/bilingual-admin-text';
import type { hubs, industries } from '../schema/form-choice-codes';
import type { FormKind } from '../schema/form-definitions';

/** Labels of a lead's codes for staff; those for visitors are in `forms.json` of each language in messages. */
export const kindLabels: Record<FormKind, Words> = {
  'book-demo': { vi: 'Đặt lịch demo', en: 'Demo request' },
  'get-ticket': { vi: 'Đăng ký sự kiện', en: 'Event registration' },
  'get-document': { vi: 'Nhận tài liệu', en: 'Document request' },
  contact: { vi: 'Liên hệ', en: 'Contact' },
  career: { vi: 'Ứng tuyển', en: 'Job application' },
  newsletter: { vi: 'Bản tin', en: 'Newsletter' },
};

export const industryLabels: Record<(typeof industries)[number], Words> = {
  'beauty-fitness': { vi: 'Làm đẹp & Thể hình', en: 'Beauty & Fitness' },
  education: { vi: 'Giáo dục', en: 'Education' },
  finance: { vi: 'Tài chính', en: 'Finance' },
  healthcare: { vi: 'Y tế', en: 'Healthcare' },
  'real-estate': { vi: 'Bất động sản', en: 'Real Estate' },
  retail: { vi: 'Bán lẻ', en: 'Retail' },
  technology: { vi: 'Công nghệ', en: 'Technology' },
  other: { vi: 'Khác', en: 'Other' },
};

export const hubLabels: Record<(typeof hubs)[number], Words> = {
  'ho-chi-minh': { vi: 'TP. Hồ Chí Minh', en: 'Ho Chi Minh' },
  'ha-noi': { vi: 'Hà Nội', en: 'Hanoi' },
};
