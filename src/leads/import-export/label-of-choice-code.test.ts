import { expect, it } from 'vitest';
import { codeWords } from '@/leads/import-export/label-of-choice-code';

it.each([
  ['industry', 'finance', 'Tài chính', 'Finance'],
  ['jobTitle', 'manager-leader', 'Quản lý / Trưởng nhóm', 'Manager/Leader'],
  ['salutation', 'anh', 'Anh', 'Mr'],
  ['hub', 'ha-noi', 'Hà Nội', 'Hanoi'],
])('staff read %s %s in words', (field, code, vi, en) => {
  expect(codeWords(field, code, 'vi')).toBe(vi);
  expect(codeWords(field, code, 'en')).toBe(en);
});

it('an unknown code is shown as it was stored', () => {
  expect(codeWords('jobTitle', 'Trưởng phòng', 'vi')).toBe('Trưởng phòng');
  expect(codeWords('industry', '', 'vi')).toBe('');
});
