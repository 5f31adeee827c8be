import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { plainPage } from './html-page-without-scripts';

describe('a plain page', () => {
  const html = plainPage({
    locale: 'vi',
    title: 'Quá nhiều <yêu cầu>',
    text: 'Chờ "một phút" & thử lại',
    link: { text: 'Về trang chủ', href: '/?a=1&b="2"' },
  });

  it('escapes its text', () => {
    const page = parse(html);
    expect(page.querySelector('title')?.text).toBe('Quá nhiều <yêu cầu>');
    expect(page.querySelector('p')?.text).toBe('Chờ "một phút" & thử lại');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/?a=1&b="2"');
  });

  it('requests no file, runs no script, and is not indexed', () => {
    expect(html).not.toMatch(/<link|<script|src=|url\(/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain("'Be Vietnam Pro'");
  });
});
