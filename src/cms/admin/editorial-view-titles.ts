/** Titles of editorial views that belong to no collection, for the navigation and the browser's tab. */
export const editorialTitles = {
  vi: { parity: 'So hai ngôn ngữ', calendar: 'Lịch theo tháng', samples: 'Nội dung minh hoạ' },
  en: { parity: 'Both languages', calendar: 'Calendar', samples: 'Sample content' },
};
