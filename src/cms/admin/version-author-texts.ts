import type { Saved } from '../editorial/read-version-author';

const vi = {
  columns: ['Lưu lúc (giờ VN)', 'Người lưu', 'Ngôn ngữ', 'Trạng thái'],
  languages: { vi: 'Tiếng Việt', en: 'Tiếng Anh' },
  scheduled: 'theo lịch hẹn',
  unknown: 'Không ghi người lưu',
  states: { live: 'Đang hiển thị', earlier: 'Từng hiển thị', draft: 'Bản nháp' },
  none: 'Chưa có phiên bản nào.',
};

const en: typeof vi = {
  columns: ['Saved at (Vietnam time)', 'Saved by', 'Language', 'Status'],
  languages: { vi: 'Vietnamese', en: 'English' },
  scheduled: 'by schedule',
  unknown: 'No author recorded',
  states: { live: 'Live', earlier: 'Was live', draft: 'Draft' },
  none: 'There is no version yet.',
};

export const savedByTexts = { vi, en };

/** Author and language of a version on one line. */
export function savedLine(saved: Saved | null, text: typeof vi): string {
  if (!saved) return text.unknown;
  const { by, language, scheduled } = saved;
  return [by, text.languages[language], ...(scheduled ? [text.scheduled] : [])].join(' · ');
}
