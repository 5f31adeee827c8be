type Name = { vi: string; en: string };

/**
 * Accessible names for buttons that libraries of the admin draw as icons only, for checkboxes without a label, and for parts of
 * a screen that a preview beside its form has too; by selector.
 */
export const namesBySelector: readonly (readonly [string, Name])[] = [
  ['.popup-button:has(.doc-controls__dots)', { vi: 'Việc khác', en: 'More actions' }],
  ['.popup-button:has(.icon--more)', { vi: 'Việc khác', en: 'More actions' }],
  ['.step-nav__home', { vi: 'Hôm nay', en: 'Today' }],
  ['.clickable-arrow--left', { vi: 'Trang trước', en: 'Previous page' }],
  ['.clickable-arrow--right', { vi: 'Trang sau', en: 'Next page' }],
  ['.condition__actions-remove', { vi: 'Bỏ điều kiện này', en: 'Remove this condition' }],
  ['.condition__actions-add', { vi: 'Thêm điều kiện', en: 'Add a condition' }],
  ['.dropdown-indicator', { vi: 'Mở danh sách', en: 'Open the list' }],
  ['.clear-indicator', { vi: 'Bỏ lựa chọn', en: 'Clear the choice' }],
  ['.date-time-picker__clear-button', { vi: 'Xoá ngày', en: 'Clear the date' }],
  ['.react-datepicker__month-select', { vi: 'Tháng', en: 'Month' }],
  ['.react-datepicker__year-select', { vi: 'Năm', en: 'Year' }],
  ['.file-details__remove', { vi: 'Bỏ tệp này', en: 'Remove this file' }],
  ['.edit-upload__focalPoint', { vi: 'Điểm giữ trong khung', en: 'Focal point' }],
  ['iframe#live-preview-iframe', { vi: 'Bản xem trước', en: 'Preview' }],
  ['.app-header', { vi: 'Thanh trên cùng', en: 'Top bar' }],
  ['.template-default__wrap > main', { vi: 'Nội dung', en: 'Content' }],
  [
    '.live-preview-toolbar-controls__device-size > .toolbar-input:first-child',
    { vi: 'Chiều rộng', en: 'Width' },
  ],
  [
    '.live-preview-toolbar-controls__device-size > .toolbar-input:last-child',
    { vi: 'Chiều cao', en: 'Height' },
  ],
  ['.collapsible__drag', { vi: 'Kéo để xếp lại', en: 'Drag to move' }],
  ['thead .checkbox-input input', { vi: 'Chọn tất cả', en: 'Select all' }],
];

/** Accessible names for buttons in the toolbar of the text editor, by their keys. */
export const toolbarNames: Readonly<Record<string, Name>> = {
  bold: { vi: 'Đậm', en: 'Bold' },
  italic: { vi: 'Nghiêng', en: 'Italic' },
  link: { vi: 'Liên kết', en: 'Link' },
};

/** The accessible name of the checkbox of a list row. */
export const selectRow: Name = { vi: 'Chọn', en: 'Select' };
