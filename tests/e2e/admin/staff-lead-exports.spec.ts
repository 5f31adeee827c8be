import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { demoRequest } from '../forms/fill-in-demo-form';
import { test } from './admin-test-fixtures';
import { enterAs } from '../accounts-and-settings';
import { openedAt } from '../../support/valid-forms';

test.describe('§3 the registration export has its columns in order (from the list)', () => {
  test('sales exports the filtered list as CSV and as Excel, with the same cells', async ({
    page,
    visitor,
  }) => {
    const name = '=Leaves As A File';
    const sent = await visitor.post('/api/forms/book-demo', {
      form: {
        ...demoRequest(name),
        agree: 'yes',
        locale: 'vi',
        description: 'Cần báo giá, “gấp”',
        startedAt: openedAt,
      },
      headers: { Accept: 'application/json' },
    });
    expect(sent.ok()).toBe(true);
    await enterAs(page, 'sales');
    await page.goto('/admin/collections/leads?search=leaves');
    const take = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: button, exact: true }).click(),
      ]);
      return readFile(await download.path());
    };
    const csv: string[][] = parse(await take('Tải CSV'), { bom: true });
    const [sheet] = await readXlsxFile(await take('Tải Excel'), { trim: false });
    const xlsx = (sheet?.data ?? []).map((row) => row.map((cell) => String(cell ?? '')));
    expect(csv.length).toBeGreaterThan(1);
    expect(csv[0]).toHaveLength(18);
    expect(csv[1]![0]).toBe(`'${name}`);
    expect(xlsx[1]![0]).toBe(name);
    expect(csv.map((row) => row.slice(1))).toEqual(xlsx.map((row) => row.slice(1)));

    await test.step('sales chooses further columns, which stand last in the file', async () => {
      const choice = page.getByRole('group', { name: 'Thêm cột vào tệp' });
      for (const column of ['Đồng ý', 'Nội dung', 'Giai đoạn']) {
        await choice.getByRole('checkbox', { name: column }).check();
      }
      const file = await take('Tải CSV');
      expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [head, row]: string[][] = parse(file, { bom: true });
      expect(head?.slice(17)).toEqual(['deal', 'message', 'stage', 'consent']);
      expect(row?.[0]).toBe(`'${name}`);
      expect(row?.slice(18, 20)).toEqual(['Cần báo giá, “gấp”', 'Mới']);
      expect(row?.[20]).toContain('Trả lời yêu cầu: đồng ý');
    });
  });

  test('an editor can export neither list', async ({ editor }) => {
    for (const list of ['leads', 'ad-leads']) {
      const answer = await editor.get(`/api/${list}/export?format=csv`);
      expect(answer.status()).toBe(403);
    }
  });
});

test('sales imports a file of ad leads, and sees which rows were refused and why', async ({
  page,
}) => {
  await enterAs(page, 'sales');
  await page.goto('/admin/collections/ad-leads');
  const rows = ['Mã lead,Họ tên,Email', 'e2e-1,Nhập Từ Tệp,nhap@khach-hang.vn', 'e2e-2,Thiếu Thư,'];
  await page.locator('input[type=file]').setInputFiles({
    name: 'khach.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await expect(
    page.getByText('2 dòng: 1 dòng mới, 0 dòng đã có, 1 dòng bị từ chối.'),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Tải danh sách dòng bị từ chối' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('3,"email","thiếu"');
  await page.getByRole('button', { name: 'Nhập 1 khách' }).click();
  await expect(page.getByText('Đã nhập xong')).toBeVisible();
  await expect(page.locator('table tbody tr').filter({ hasText: 'Nhập Từ Tệp' })).toHaveCount(1);
});
