// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { elementAt, fileIn, partAt, pressedAt } from './describe-clicked-element';

const PAGE = `
  <main>
    <nav><a>Trang</a></nav>
    <h1>Trang</h1>
    <section data-field="sections.a">
      <h2><span>Một hộp thư.</span> <span>Mọi kênh.</span></h2>
      <ul>
        <li><h3>Cơ bản</h3><p>Mỗi <b>tháng</b></p></li>
        <li><h3>Mở rộng</h3><p>Mỗi <b>tháng</b></p></li>
      </ul>
      <picture><img id="photo" src="/_next/image?url=%2Fapi%2Fmedia%2Ffile%2F%25E1%25BA%25A3nh%2520nh%25C3%25A0.webp&w=640" /></picture>
      <svg><path id="drawn" /></svg>
    </section>
  </main>`;

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing at ${selector}`);
  return element;
};

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

describe('what a click reports', () => {
  it('is the section, the text, and the texts around it from the inside out', () => {
    expect(pressedAt(find('h3'))).toEqual({
      field: 'sections.a',
      levels: [
        ['Cơ bản'],
        ['Cơ bản', 'Mỗi tháng'],
        ['Cơ bản', 'Mỗi tháng', 'Mở rộng', 'Mỗi tháng'],
        ['Một hộp thư.', 'Mọi kênh.', 'Cơ bản', 'Mỗi tháng', 'Mở rộng', 'Mỗi tháng'],
      ],
      nth: 0,
      picture: '',
    });
  });

  it('is the whole paragraph around a bold word, and which of equal ones it is', () => {
    const { levels, nth } = pressedAt(find('li:nth-child(2) p'));
    expect(levels[0]).toEqual(['Mỗi tháng']);
    expect(nth).toBe(1);
    expect(pressedAt(find('li:nth-child(2) b')).levels.slice(0, 2)).toEqual([
      ['tháng'],
      ['Mỗi tháng'],
    ]);
  });

  it('is a section alone beside its texts, and nothing of a section outside of all', () => {
    expect(pressedAt(find('section'))).toMatchObject({ field: 'sections.a', levels: [] });
    expect(pressedAt(find('h1'))).toMatchObject({
      field: null,
      levels: [['Trang'], expect.any(Array)],
    });
  });

  it('is the file of an uploaded picture; a drawn one belongs to what is around it', () => {
    expect(fileIn(find('#photo'))).toBe('ảnh nhà.webp');
    expect(pressedAt(find('#photo'))).toMatchObject({
      field: 'sections.a',
      picture: 'ảnh nhà.webp',
    });
    expect(partAt(find('#drawn'))).toBe(find('section'));
  });
});

it.each([
  ['/api/media/file/%E1%BA%A3nh%20nh%C3%A0.webp?prefix=a', 'ảnh nhà.webp'],
  ['/api/media/file/100%.webp', '100%.webp'],
  ['/_next/image?url=%2Fapi%2Fmedia%2Ffile%2F50%25.webp&w=640', '50%.webp'],
  ['/_next/image?w=640', ''],
  ['/logo%.svg', ''],
])('the file of a picture at %s', (address, name) => {
  const image = find('#photo');
  image.setAttribute('src', address);
  expect(fileIn(image)).toBe(name);
});

describe('the element that shows a field', () => {
  const place = { field: 'sections.a', text: '', nth: 0, picture: '' };

  it('is its text, of equal ones the right one', () => {
    expect(elementAt({ ...place, text: 'Mở rộng' })).toBe(find('li:nth-child(2) h3'));
    expect(elementAt({ ...place, text: 'Mỗi tháng', nth: 1 })).toBe(find('li:nth-child(2) p'));
  });

  it('is the heading around the lines of a title', () => {
    expect(elementAt({ ...place, text: 'Một hộp thư. Mọi kênh.' })).toBe(find('h2'));
  });

  it('is the heading of the page, not the breadcrumb that repeats it', () => {
    expect(elementAt({ ...place, field: null, text: 'Trang' })).toBe(find('h1'));
  });

  it('is its picture', () => {
    expect(elementAt({ ...place, picture: 'ảnh nhà.webp' })).toBe(find('#photo'));
  });

  it('is the section when the page shows nothing of it, and nothing outside of sections', () => {
    expect(elementAt({ ...place, text: 'không có' })).toBe(find('section'));
    expect(elementAt({ ...place, field: null, text: 'không có' })).toBeNull();
    expect(elementAt({ ...place, field: 'sections.gone' })).toBeNull();
  });
});
