import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from '@/site/ui/data-table';

const columns = ['Assumption', 'Less', 'More'];
const isStacked = (rows: string[][]): boolean =>
  renderToStaticMarkup(
    <DataTable id="t" caption="Caption" columns={columns} rows={rows} />,
  ).includes('max-tablet:grid');

test('on a phone a table keeps its columns while all values are short', () => {
  expect(isStacked([['100', '±17.4', '±15.3']])).toBe(false);
});

test.each([
  ['name', ['Customers who say so when asked', '4,320,000', '6,480,000']],
  ['value', ['100', '±17.4', 'An hour, unless the store is closed']],
])('on a phone a table with a long %s shows its rows as groups', (_, row) => {
  expect(isStacked([row])).toBe(true);
});
