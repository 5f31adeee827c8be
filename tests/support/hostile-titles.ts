/** Titles that break what is careless about quotes, brackets, line ends, long words and pictures. */
export const HOSTILE_TITLES = [
  'He said "no", she said \'yes\'',
  '</script><script>alert(1)</script>',
  ']]> & <!-- a < b; c, d \\ e',
  'Khách hài lòng 😊👩‍👩‍👧 – Đặng Thị Ngọc Huyền',
  `Dài ${'rất '.repeat(74)}`.slice(0, 300).trim(),
];
