/** What the views of the desk that belong to no type are called, in the navigation and in the browser's tab. */
export const deskTitles = {
  vi: { parity: 'So hai ngôn ngữ', calendar: 'Lịch theo tháng', samples: 'Nội dung minh hoạ' },
  en: { parity: 'Both languages', calendar: 'Calendar', samples: 'Sample content' },
};
