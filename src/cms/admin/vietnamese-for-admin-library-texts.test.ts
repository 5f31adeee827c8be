import { expect, it } from 'vitest';
import { failureInWords, libraryTextInVietnamese } from './vietnamese-for-admin-library-texts';

const anywhere = () => true;
const nowhere = () => false;

it.each([
  ['Add block', 'Thêm khối'],
  [' Insert Paragraph ', 'Thêm một đoạn ở cuối'],
  ['Edit Nguyễn Văn Hùng', 'Sửa Nguyễn Văn Hùng'],
  ['Nov 27, 2026, 3:05\u202fPM', '15:05 27/11/2026'],
  ['Jan 2, 2027, 12:30 AM', '00:30 02/01/2027'],
  ['Choose thứ sáu, 27 tháng 11', 'Chọn thứ sáu, 27 tháng 11'],
  ['month  2026-11', 'Tháng 2026-11'],
  ['option Đã liên hệ, selected.', 'Đã chọn Đã liên hệ.'],
  ['12 results available for search term giá.', 'Có 12 kết quả cho “giá”.'],
  [
    'Select is focused ,type to refine list, press Down to open the menu, ',
    'Ô chọn: gõ để lọc, phím xuống để mở danh sách.',
  ],
  [
    '\n    To pick up a draggable item, press the space bar.\n    While dragging',
    'Nhấn phím cách để nhấc mục lên, các phím mũi tên để di chuyển, phím cách lần nữa để thả, Escape để thôi.',
  ],
  ['Draggable item 65f was dropped over droppable area 66a', 'Đã thả mục.'],
  [
    'Use the arrow keys to move the north west drag handle to change the crop selection area',
    'Dùng các phím mũi tên để kéo góc trên bên trái của phần được giữ',
  ],
])('“%s” of a library is “%s”', (english, vietnamese) => {
  expect(libraryTextInVietnamese(english, anywhere)).toBe(vietnamese);
});

it('the same words elsewhere are content and stay', () => {
  expect(libraryTextInVietnamese('Choose a plan', nowhere)).toBeNull();
  expect(libraryTextInVietnamese('Edit your profile', nowhere)).toBeNull();
  expect(libraryTextInVietnamese('constructor', anywhere)).toBeNull();
});

it.each(['Failed to fetch', 'Load failed', 'Service Unavailable', 'Gateway Timeout'])(
  '“%s” in a notice says that nothing is lost, in the language of the admin',
  (text) => {
    expect(failureInWords(text, 'vi', anywhere)).toContain('vẫn còn ở đây');
    expect(failureInWords(text, 'en', anywhere)).toContain('still here');
    expect(failureInWords(text, 'vi', nowhere)).toBeNull();
    expect(failureInWords(`${text} again`, 'vi', anywhere)).toBeNull();
  },
);
