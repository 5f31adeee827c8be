const vi = {
  drafts: 'Bản nháp chưa xuất bản',
  draftsNone: 'Không có bản nháp nào đang chờ. Mọi thứ đã viết đều đã lên site.',
  scheduled: 'Đã hẹn giờ',
  scheduledAll: 'Mở lịch xuất bản',
  scheduledFailed: 'Không làm được',
  scheduledNone: 'Chưa hẹn giờ nội dung nào. Trong biểu mẫu, bấm “Hẹn giờ” để chọn lúc lên site.',
  gaps: 'Thiếu hoặc cũ ở một ngôn ngữ',
  gapsAll: 'So hai ngôn ngữ',
  gapsNone: 'Mọi nội dung đang hiện đều có đủ hai bản, không bản nào cũ hơn bản kia.',
  missing: { vi: 'Chưa có tiếng Việt', en: 'Chưa có tiếng Anh' },
  older: { vi: 'Tiếng Việt cũ hơn', en: 'Tiếng Anh cũ hơn' },
  published: 'Vừa xuất bản',
  publishedAll: 'Mở nhật ký xuất bản',
  publishedNone: 'Chưa ai xuất bản gì từ trang quản trị.',
  languages: { vi: 'tiếng Việt', en: 'tiếng Anh' },
  actions: { publish: 'Lên site', unpublish: 'Gỡ xuống' },
};

export type EditorText = typeof vi;

const en: EditorText = {
  drafts: 'Drafts not yet published',
  draftsNone: 'No draft is waiting. All that was written is live.',
  scheduled: 'Scheduled',
  scheduledAll: 'Open the schedule',
  scheduledFailed: 'Failed',
  scheduledNone: 'Nothing is scheduled. In a form, press “Schedule” to choose when it goes live.',
  gaps: 'Missing or older in one language',
  gapsAll: 'Compare both languages',
  gapsNone: 'All that is live has both languages, and neither is older.',
  missing: { vi: 'No Vietnamese yet', en: 'No English yet' },
  older: { vi: 'Vietnamese is older', en: 'English is older' },
  published: 'Just published',
  publishedAll: 'Open the publishing log',
  publishedNone: 'Nobody has published anything from the admin yet.',
  languages: { vi: 'Vietnamese', en: 'English' },
  actions: { publish: 'Goes live', unpublish: 'Comes down' },
};

export const editorTranslations = { vi, en };
