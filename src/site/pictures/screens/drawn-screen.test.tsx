import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readScreen } from '@/lib/drawn-screen-notation';
import { DrawnScreen } from './drawn-screen';

const draw = (place: string, lines: string) =>
  renderToStaticMarkup(
    <DrawnScreen screen={readScreen(place, lines)} alt="Màn hình Kênh" locale="vi" />,
  );

/** The numbers in circles of a rendered screen, in reading order. */
const numbers = (html: string) => [...html.matchAll(/<b [^>]*>(\d)<\/b>/g)].map(([, step]) => step);

it('a drawn screen is one picture with its text alternative, and nothing in it can be pressed', () => {
  const html = draw(
    'Cài đặt > Kênh',
    '(1) [*Kết nối]\nTên | _ Zalo OA\n[x] Một | [+] Hai\n@ Thu Hà | =40',
  );
  expect(html).toContain('role="img" aria-label="Màn hình Kênh"');
  expect(html).toMatch(/role="img"[^>]*><div aria-hidden="true"/);
  expect(html).not.toMatch(/<(?:button|a|input|th|caption)\b/);
  for (const words of ['Kết nối', 'Zalo OA', 'Một', 'Hai', 'Thu Hà']) expect(html).toContain(words);
});

it('shows the number of each step once, wherever it is done', () => {
  const lines =
    '(1) [Mời]\n(2) Email | _ a@…\n# (3) Lý do | Giờ\nA | (4) _ Bỏ qua\n(5) # Giới hạn\n(6) [+] Bật\n(7) ~ Nháp\n(8) < Hỏi';
  expect(numbers(draw('Cài đặt', lines))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(numbers(draw('Cài đặt', 'Email | _ a@…'))).toEqual([]);
});

it('marks its part of the product in the navigation; a place of no part marks none', () => {
  const current = (html: string) =>
    [...html.matchAll(/text-gold">([^<]*)</g)].map(([, name]) => name);
  expect(current(draw('Khảo sát > Mã QR', '- Hết'))).toEqual(['Khảo sát']);
  expect(current(draw('Trang công khai', '- Hết'))).toEqual([]);
});

it('columns of a shorter row line up with those of the others', () => {
  const html = draw('Cài đặt', 'A | 1 | 2\nB | 3');
  expect(html).toMatch(/<td colSpan="2"[^>]*>3</i);
});
