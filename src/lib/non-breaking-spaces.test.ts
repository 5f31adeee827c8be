import { describe, expect, it } from 'vitest';
import { withNoBreaks } from '@/lib/non-breaking-spaces';

/** Splits a title at the spaces at which a line may break. */
const parts = (text: string) => withNoBreaks(text).split(' ');

describe('non-breaking spaces in a title', () => {
  it.each([
    [
      'AI CX Summit 2027: TP. Hồ Chí Minh trước',
      ['AI CX Summit', '2027:', 'TP. Hồ Chí Minh', 'trước'],
    ],
    ['Chuyên viên dữ liệu', ['Chuyên viên', 'dữ liệu']],
    ['Connect a Zalo OA to it', ['Connect', 'a', 'Zalo OA', 'to', 'it']],
    ['9 giờ → 1 phút', ['9 giờ', '→', '1 phút']],
    ['khách 90 ngày trước', ['khách', '90 ngày', 'trước']],
    ['từ 1.490.000 ₫ mỗi tháng', ['từ', '1.490.000 ₫', 'mỗi', 'tháng']],
    ['học thử tăng 27%', ['học', 'thử', 'tăng', '27%']],
    ['81% → 88%', ['81%', '→', '88%']],
    ['from ₫1,490,000 a month.', ['from', '₫1,490,000', 'a month.']],
    ['3.9 million a year', ['3.9 million', 'a', 'year']],
  ])('%s', (text, expected) => {
    expect(parts(text).map((part) => part.replaceAll('\u00A0', ' '))).toEqual(expected);
  });

  it('change no letters, and ignore words that only begin like a compound', () => {
    expect(withNoBreaks('Khách hàngX và công tyY').replaceAll('\u00A0', ' ')).toBe(
      'Khách hàngX và công tyY',
    );
    expect(withNoBreaks('công tyY')).toBe('công tyY');
  });
});
