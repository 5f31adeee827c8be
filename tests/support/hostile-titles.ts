/** Titles with quotes, brackets, line breaks, long words and emoji, which break careless code. */
export const HOSTILE_TITLES = [
  'He said "no", she said \'yes\'',
  '</script><script>alert(1)</script>',
  ']]> & <!-- a < b; c, d \\ e',
  'Khách hài lòng 😊👩‍👩‍👧 – Đặng Thị Ngọc Huyền',
  `Dài ${'rất '.repeat(74)}`.slice(0, 300).trim(),
];
