// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-pasted-html';
import { googleDocs, word } from '../../../tests/support/pasted-html';

const cleaned = (html: string) =>
  cleanHtml(new DOMParser().parseFromString(html, 'text/html')).map((one) =>
    'html' in one ? one.html : one.rows,
  );

describe('what is kept of a pasted text', () => {
  it('is what Word means: headings, lists, bold, italic, links, a table', () => {
    expect(cleaned(word)).toEqual([
      '<h2>Chăm sóc sau bán</h2>',
      '<p>Gọi lại trong <strong>hai ngày</strong>, đừng <em>chờ</em>. Xem <a href="https://site.example/huong-dan">hướng dẫn</a>.</p>',
      '<ul><li>Nghe trước</li><li>Ghi lại</li></ul>',
      '<ol><li>Bước một</li><li>Bước hai</li></ol>',
      [
        ['Kênh', 'Phút'],
        ['Zalo', '5'],
      ],
    ]);
  });

  it('is what Google Docs means, whose wrapper is bold by name only', () => {
    expect(cleaned(googleDocs)).toEqual([
      '<h2>Sau khi bán</h2>',
      '<p>Gọi lại trong <strong>hai ngày</strong>, <em>đừng chờ</em>. Xem <a href="https://site.example/a?b=1">trang này</a>.</p>',
      '<ul><li>Nghe trước</li><li>Ghi lại</li></ul>',
      [
        ['Kênh', 'Phút'],
        ['Zalo', '5'],
      ],
      '<p>Dòng cuối</p>',
    ]);
  });

  it('is nothing that runs, loads or leads elsewhere than to the web', () => {
    const html =
      '<p onclick="x()">Chữ <a href="javascript:alert(1)">nguy</a><img src="https://t.example/p.gif"> &lt;b&gt;</p><script>alert(1)</script><style>p{}</style>';
    expect(cleaned(html)).toEqual(['<p>Chữ nguy &lt;b&gt;</p>']);
  });

  it('is lines where a text has no paragraphs', () => {
    expect(cleaned('Một<br><br>Hai <b>đậm</b><div>Ba</div>')).toEqual([
      '<p>Một</p>',
      '<p>Hai <strong>đậm</strong></p>',
      '<p>Ba</p>',
    ]);
  });
});
