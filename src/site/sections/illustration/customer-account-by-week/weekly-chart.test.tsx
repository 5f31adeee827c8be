import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WeeksChart } from './weekly-chart';
import type { AccountWeeksModel } from './model';

const said = (bought: AccountWeeksModel['bought']): string => {
  const model = {
    stake: { value: '186 triệu ₫', label: 'Hợp đồng năm' },
    bought,
    words: { before: 'Đang dùng', after: 'Từ bản sửa', week: 'Tuần', daysLeft: 'Số ngày tới hạn' },
    weeks: [{ week: 6, used: 11, daysLeft: 97, turned: false, events: [] }],
    events: [],
  } as unknown as AccountWeeksModel;
  const html = renderToStaticMarkup(<WeeksChart model={model} />);
  return /<p class="sr-only">(.*?)<\/p>/.exec(html)?.[1] ?? '';
};

it('a screen reader hears once how much was bought', () => {
  const week = (bought: string) => `Tuần 6. Đang dùng: 11. ${bought}. Số ngày tới hạn: 97.`;
  expect(said({ label: '40 đã mua', value: 40 })).toBe(week('40 đã mua'));
  expect(said({ label: 'Đã mua', value: 40 })).toBe(week('Đã mua: 40'));
  expect(said({ label: 'Hợp đồng 2040', value: 40 })).toBe(week('Hợp đồng 2040: 40'));
});
