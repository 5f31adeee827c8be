/**
 * English texts in the code of the admin's libraries, outside of their translations: names of buttons and texts for
 * screen readers. From Payload, Lexical, react-datepicker, react-select, dnd-kit and sonner; a new version may need
 * more.
 */
const exact: Readonly<Record<string, string>> = {
  // Texts of the rich text editor
  'Add block': 'Thêm khối',
  'Drag to move': 'Kéo để di chuyển',
  'Edit link': 'Sửa liên kết',
  'Insert Paragraph': 'Thêm một đoạn ở cuối',
  'Remove Block': 'Bỏ khối này',
  'Remove link': 'Bỏ liên kết',
  'text dropdown': 'Kiểu đoạn',
  'add dropdown': 'Chèn',
  'blocks dropdown': 'Khối',
  // Texts of the comparison of versions
  Collapse: 'Thu gọn',
  Expand: 'Mở rộng',
  // Texts of the calendar of a date field
  'Choose Date and Time': 'Chọn ngày và giờ',
  'Choose Date': 'Chọn ngày',
  'Choose Time': 'Chọn giờ',
  Close: 'Đóng',
  'Next Month': 'Tháng sau',
  'Next Year': 'Năm sau',
  'Previous Month': 'Tháng trước',
  'Previous Year': 'Năm trước',
  Time: 'Giờ',
  // Texts of the preview beside the form
  Responsive: 'Vừa khung',
  // Texts of cropping a picture
  'Use the arrow keys to move the crop selection area':
    'Dùng các phím mũi tên để di chuyển phần được giữ',
  // Texts of notices
  'Close toast': 'Đóng thông báo',
  'Notifications alt+T': 'Thông báo, Alt+T',
  // Texts of drag and drop
  draggable: 'kéo được',
  sortable: 'xếp được thứ tự',
  // Texts of select fields
  'All selected options have been cleared.': 'Đã bỏ hết mục đã chọn.',
  'Use left and right to toggle between focused values, press Backspace to remove the currently focused value':
    'Phím trái, phải để đi giữa các mục đã chọn, Backspace để bỏ mục đang đứng.',
};

/**
 * A sentence with variable parts, translated only below the selector `within`: elsewhere the same text can be content.
 */
type Pattern = {
  within: string;
  text: RegExp;
  translated: (...parts: string[]) => string;
};

/**
 * The selector of notices (toasts). They show messages of the CMS, and errors of the browser or a proxy when a save
 * did not reach the server.
 */
const NOTICES = '[data-sonner-toast]';
const UNREACHABLE =
  /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?|Bad Gateway|Service Unavailable|Gateway Time-?out)$/;
const unreachable = {
  vi: 'Không tới được máy chủ. Những gì bạn viết vẫn còn ở đây; hãy lưu lại sau ít phút.',
  en: 'The server can not be reached. What you wrote is still here; save it again in a few minutes.',
};

/** The selector of the dialog that names the colleague who is editing a document. */
const LOCKED = '.document-locked';
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const twoDigits = (number: number): string => String(number).padStart(2, '0');

const CALENDAR = '.react-datepicker';
const CROP = '.ReactCrop';
const DRAGGING = '[id^="DndDescribedBy"], [id^="DndLiveRegion"]';
const CHOICE =
  '[id^="react-select-"][id$="-live-region"], [id^="react-select-"][id$="-live-region"] + [role="log"]';

/**
 * Selectors of places whose text nodes are translated: texts for screen readers only, tooltips, calendars, the toolbar
 * of the preview, menus, the dialog of a locked document, and notices.
 */
export const SPOKEN = [
  DRAGGING,
  CHOICE,
  '.tooltip-content',
  '.react-datepicker__navigation',
  '.react-datepicker-time__header',
  '.live-preview-toolbar-controls__breakpoint',
  '.popup-button-list__button',
  LOCKED,
  NOTICES,
].join(', ');

const sides: Readonly<Record<string, string>> = {
  north: 'cạnh trên',
  'north east': 'góc trên bên phải',
  east: 'cạnh phải',
  'south east': 'góc dưới bên phải',
  south: 'cạnh dưới',
  'south west': 'góc dưới bên trái',
  west: 'cạnh trái',
  'north west': 'góc trên bên trái',
};

const patterns: readonly Pattern[] = [
  {
    within: LOCKED,
    text: /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4}), (\d{1,2}):(\d{2})\s([AP])M$/,
    translated: (month = '', day, year, hour, minute, half) => {
      const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
      const date = [Number(day), MONTHS.indexOf(month) + 1].map(twoDigits).join('/');
      return `${twoDigits(hours)}:${minute} ${date}/${year}`;
    },
  },
  {
    within: '.relationship--multi-value-label__drawer-toggler',
    text: /^Edit (.+)$/,
    translated: (name) => `Sửa ${name}`,
  },
  {
    within: '#action-unpublish',
    text: /^Gỡ xuống$/,
    translated: () => 'Gỡ xuống cả hai ngôn ngữ',
  },
  { within: CALENDAR, text: /^Choose (.+)$/, translated: (day) => `Chọn ${day}` },
  {
    within: CALENDAR,
    text: /^Not available (.+)$/,
    translated: (day) => `Không chọn được ${day}`,
  },
  {
    within: CALENDAR,
    text: /^[Mm]onth +(.+)$/,
    translated: (month) => `Tháng ${month.replace(/^tháng /i, '')}`,
  },
  {
    within: CROP,
    text: /^Use the (?:up and down )?arrow keys to move the (.+) drag handle/,
    translated: (side) =>
      `Dùng các phím mũi tên để kéo ${sides[side] ?? 'khung'} của phần được giữ`,
  },
  {
    within: DRAGGING,
    text: /^To pick up a draggable item, press the space bar\./,
    translated: () =>
      'Nhấn phím cách để nhấc mục lên, các phím mũi tên để di chuyển, phím cách lần nữa để thả, Escape để thôi.',
  },
  {
    within: DRAGGING,
    text: /^Picked up draggable item .+\.$/,
    translated: () => 'Đã nhấc mục lên.',
  },
  {
    within: DRAGGING,
    text: /^Draggable item .+ was moved over droppable area .+\.$/,
    translated: () => 'Mục đang ở trên một chỗ khác.',
  },
  {
    within: DRAGGING,
    text: /^Draggable item .+ is no longer over a droppable area\.$/,
    translated: () => 'Mục đang ở ngoài danh sách.',
  },
  {
    within: DRAGGING,
    text: /^Draggable item .+ was dropped(?: over droppable area .+|\.)$/,
    translated: () => 'Đã thả mục.',
  },
  {
    within: DRAGGING,
    text: /^Dragging was cancelled\./,
    translated: () => 'Đã thôi, mục ở nguyên chỗ cũ.',
  },
  {
    within: CHOICE,
    text: /^options? (.*), selected\.$/,
    translated: (names) => `Đã chọn ${names}.`,
  },
  { within: CHOICE, text: /^option (.+), deselected\.$/, translated: (name) => `Đã bỏ ${name}.` },
  {
    within: CHOICE,
    text: /^option (.+) is disabled\. Select another option\.$/,
    translated: (name) => `Không chọn được ${name}. Hãy chọn mục khác.`,
  },
  {
    within: CHOICE,
    text: /^value (.+) focused, (\d+) of (\d+)\.$/,
    translated: (name, at, all) => `${name}, ${at} trên ${all}.`,
  },
  {
    within: CHOICE,
    text: /^(\d+) results? available(?: for search term (.+))?\.$/,
    translated: (count, words) =>
      words ? `Có ${count} kết quả cho “${words}”.` : `Có ${count} kết quả.`,
  },
  {
    within: CHOICE,
    text: /^Use Up and Down to choose options,/,
    translated: () => 'Phím lên, xuống để đi giữa các mục, Enter để chọn, Escape để đóng.',
  },
  {
    within: CHOICE,
    text: /^(.+) is focused ?(,type to refine list)? ?, press Down to open the menu/,
    translated: (name, search) =>
      `${name === 'Select' ? 'Ô chọn' : name}${search ? ': gõ để lọc' : ''}, phím xuống để mở danh sách.`,
  },
];

/**
 * The text, in the language of the admin, for a notice that a request did not reach the server; null for other texts.
 * @param isWithin whether the text is inside an element of a selector
 */
export function failureInWords(
  text: string,
  language: 'vi' | 'en',
  isWithin: (selector: string) => boolean,
): string | null {
  return UNREACHABLE.test(text.trim()) && isWithin(NOTICES) ? unreachable[language] : null;
}

/**
 * The Vietnamese translation of an English text of a library; null for other texts.
 * @param isWithin whether the text is inside an element of a selector
 */
export function libraryTextInVietnamese(
  text: string,
  isWithin: (selector: string) => boolean,
): string | null {
  const said = text.trim();
  if (Object.hasOwn(exact, said)) return exact[said] ?? null;
  const found = patterns.find((pattern) => pattern.text.test(said) && isWithin(pattern.within));
  return found ? found.translated(...(found.text.exec(said) ?? []).slice(1)) : null;
}
