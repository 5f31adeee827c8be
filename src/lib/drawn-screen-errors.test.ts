import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenProblem } from './drawn-screen-errors';

it.each([
  ['[ ]', 'box-empty'],
  ['[x]', 'box-empty'],
  ['[+]', 'box-empty'],
  ['[]', 'box-empty'],
  ['[*]', 'button-empty'],
  ['{!}', 'state-empty'],
  ['{}', 'state-empty'],
  ['_', 'sign-empty'],
  ['(12) [Lưu]', 'step-long'],
  ['[Lưu] (2)', 'step-late'],
  ['{+Tốt} (2)', 'step-late'],
  ['=60 (2)', 'step-late'],
  ['=62%', 'bar-wrong'],
  ['=620', 'bar-wrong'],
  ['=60-', 'bar-wrong'],
  ['=91-83', 'range-reversed'],
  ['[nửa', 'open-bracket'],
  ['{nửa', 'open-bracket'],
])('a cell that would not be drawn as it is meant is named with its line: %s', (cell, problem) => {
  expect(screenProblem(`# Tên | Số\n- [ghi chú\nÔ | ${cell}`)).toEqual({ line: 3, problem });
});

it.each([
  '(2) [*Mời] | [x] CSV | [X] PDF | [ ] JSON | [+] Bật',
  '(1) # Quy tắc\n# Tên | (2) Số',
  'Điểm | =62 | =83-91 | =0-100 | {~Chờ}',
  '(30) câu | Bậc (2) | = bằng nhau',
  '< Còn [hàng\n~ =62%\n> {\n- (12)',
  '',
])('what is drawn as it is meant is let through: %s', (lines) => {
  expect(screenProblem(lines)).toBeNull();
});

it('every screen of the help articles is drawn as it is meant', () => {
  type Article = { body: { blockType: string; lines?: string }[] };
  const screens = ['vi', 'en'].flatMap((locale) =>
    readdirSync(`content/${locale}/faqs`).flatMap((name) => {
      const { body } = JSON.parse(
        readFileSync(`content/${locale}/faqs/${name}`, 'utf8'),
      ) as Article;
      return body.filter(({ blockType }) => blockType === 'screen');
    }),
  );
  expect(screens.length).toBeGreaterThanOrEqual(60);
  for (const { lines = '' } of screens) {
    expect([lines, screenProblem(lines)]).toEqual([lines, null]);
  }
});
