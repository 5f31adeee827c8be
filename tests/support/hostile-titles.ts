/** Titles that break careless code: with quotes, markup, separators and emoji, and a very long one. */
export const HOSTILE_TITLES = [
  'He said "no", she said \'yes\'',
  '</script><script>alert(1)</script>',
  ']]> & <!-- a < b; c, d \\ e',
  'Khách hài lòng 😊👩‍👩‍👧 – Đặng Thị Ngọc Huyền',
  `Dài ${'rất '.repeat(74)}`.slice(0, 300).trim(),
];
