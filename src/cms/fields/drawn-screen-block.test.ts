import type { TextareaFieldValidation } from 'payload';
import { expect, it } from 'vitest';
import { validateLines } from './drawn-screen-block';

type Options = Parameters<TextareaFieldValidation>[1];

const said = (lines: string, language: string) =>
  validateLines(lines, { required: true, req: { i18n: { language } } } as unknown as Options);

it('a drawn screen that would not be drawn as it is meant is refused with its line and the reason', () => {
  expect(said('# Tên\nÔ | =62%', 'vi')).toBe(
    'Dòng 2: thanh phần trăm chỉ có số từ 0 đến 100, không có %, ví dụ =62 hoặc =83-91.',
  );
  expect(said('[Lưu] (2)', 'en')).toBe(
    'Line 1: the number of a step stands before the cell, such as (2) [Save].',
  );
  expect(said('\n', 'en')).toBe('At least one line is needed.');
  expect(said('(1) [Lưu] | [X] CSV', 'vi')).toBe(true);
});
