import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WaitsChart } from './hourly-chart';

/** The heights in a chart of one time of day, in percent of the chart's height. */
function heights(limit: number, before: number, after: number): number[] {
  const chart = {
    title: 'Thời gian chờ',
    unit: 'phút',
    before: 'Trước',
    after: 'Sau',
    limit: { label: 'Cam kết', value: limit },
    slots: [{ time: '11:00', before, after }],
    note: '',
  };
  const html = renderToStaticMarkup(<WaitsChart chart={chart} />);
  return [...html.matchAll(/data-x="([^"]*)"/g)].map(([, digits = '']) =>
    digits.split(' ').reduce((sum, digit) => sum + Number(digit), 0),
  );
}

it.each([
  ['the limit', 20, 8, 6],
  ['the time before', 10, 24, 6],
  ['the time after', 10, 12, 24],
])('nothing rises above the chart when %s is highest', (_, limit, before, after) => {
  const highest = Math.max(...heights(limit, before, after));
  expect(highest).toBeLessThan(100);
  expect(highest).toBeGreaterThan(80);
});
