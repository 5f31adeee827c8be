import { describe, expect, it } from 'vitest';
import { stateOf } from '../rich-text/lexical-state';
import { findField, findPicture, placeOf } from './find-field-of-page-text';
import type { Pressed } from './preview-window-messages';

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

const page = {
  title: 'Bảng giá',
  seo: { title: 'Bảng giá cho mọi đội' },
  sections: [
    {
      id: 'a',
      blockType: 'hero',
      title: 'Một hộp thư.\nMọi kênh.',
      text: 'Trả lời trong {{promise.minutes}} phút',
    },
    {
      id: 'b',
      blockType: 'plans',
      title: 'Chọn gói',
      plans: [
        { id: 'x', name: 'Cơ bản', price: 1490000, note: 'Mỗi tháng' },
        { id: 'y', name: 'Mở rộng', price: 3900000, note: 'Mỗi tháng' },
      ],
      image: 12,
    },
  ],
};

const pressed = (levels: string[][], more: Partial<Pressed> = {}): Pressed => ({
  field: 'sections.b',
  levels,
  nth: 0,
  picture: '',
  ...more,
});

describe('a click on a text in the preview', () => {
  it('leads to the field that holds the text, in the section that was clicked', () => {
    expect(findField(page, pressed([['Chọn gói']]))).toBe('sections.1.title');
    expect(findField(page, pressed([['Mở rộng']]))).toBe('sections.1.plans.1.name');
    expect(findField(page, pressed([['Bảng giá']], { field: null }))).toBe('title');
  });

  it('finds one line of a title, typographic spaces, and a filled-in number of minutes', () => {
    const inHero = { field: 'sections.a' };
    expect(findField(page, pressed([['Mọi kênh.']], inHero))).toBe('sections.0.title');
    expect(findField(page, pressed([['Một\u00A0hộp thư.']], inHero))).toBe('sections.0.title');
    expect(findField(page, pressed([['Trả lời trong 30 phút']], inHero))).toBe('sections.0.text');
  });

  it('tells equal texts apart by their order', () => {
    expect(findField(page, pressed([['Mỗi tháng']]))).toBe('sections.1.plans.0.note');
    expect(findField(page, pressed([['Mỗi tháng']], { nth: 1 }))).toBe('sections.1.plans.1.note');
  });

  it('leads to the row of the texts around it when the text is written in no field', () => {
    const levels = [['₫ / tháng'], ['Mở rộng', '₫ / tháng', 'Mỗi tháng']];
    expect(findField(page, pressed(levels, { nth: 0 }))).toBe('sections.1.plans');
    expect(findField(page, pressed([['Từ hôm nay'], ['Mở rộng', 'Từ hôm nay']]))).toBe(
      'sections.1.plans.1.name',
    );
    expect(findField(page, pressed([['3.900.000']]))).toBe('sections.1.plans.1.price');
  });

  it('leads to the section when nothing of it is a field, also after sections were moved', () => {
    const moved = { ...page, sections: page.sections.toReversed() };
    expect(findField(page, pressed([['Xem thêm']]))).toBe('sections.1');
    expect(findField(moved, pressed([['Xem thêm']]))).toBe('sections.0');
    expect(findField(page, pressed([], { field: 'sections.b' }))).toBe('sections.1');
  });

  it('leads nowhere for what the form does not hold', () => {
    expect(findField(page, pressed([['Trang chủ']], { field: null }))).toBe('');
    expect(findField(page, pressed([['Chọn gói']], { field: 'sections.gone' }))).toBe('');
  });

  it('takes no id of a document for a number that is shown', () => {
    const quoted = { ...page, sections: [{ id: 'a', picture: 12, figure: '12' }] };
    expect(findField(quoted, pressed([['12']], { field: 'sections.a' }))).toBe('sections.0.figure');
  });

  it('leads to the text of an article for any of its paragraphs', () => {
    const article = {
      title: 'Bài',
      body: [{ text: 'Đoạn một' }],
      content: stateOf([paragraph('Đoạn một'), paragraph('Đoạn hai')]),
    };
    expect(findField(article, pressed([['Đoạn hai']], { field: 'content' }))).toBe('content');
    expect(findField(article, pressed([['Đoạn một']], { field: null }))).toBe('content');
  });
});

it('a click on a picture leads to the field of its upload', () => {
  const isUpload = (path: string) => path.endsWith('.image');
  expect(findPicture(page, 'sections.b', 12, isUpload)).toBe('sections.1.image');
  expect(findPicture(page, 'sections.b', 13, isUpload)).toBe('sections.1');
  // The same number in a field of another type is not the id of a picture.
  expect(findPicture(page, 'sections.b', 12, () => false)).toBe('sections.1');
});

describe('the place of a field in the preview', () => {
  it('names the section by its row, so that it stays when rows are moved, and the text', () => {
    expect(placeOf(page, 'sections.1.title')).toEqual({
      field: 'sections.b',
      text: 'Chọn gói',
      nth: 0,
      picture: '',
    });
    expect(placeOf(page, 'sections.1')).toMatchObject({ field: 'sections.b', text: '' });
    expect(placeOf(page, 'title')).toMatchObject({ field: null, text: 'Bảng giá' });
  });

  it('counts equal texts before it', () => {
    expect(placeOf(page, 'sections.1.plans.1.note')).toMatchObject({ nth: 1 });
  });

  it('names the paragraph of an article in which the cursor stands', () => {
    const article = { content: stateOf([paragraph('Đoạn một'), paragraph('Đoạn hai')]) };
    expect(placeOf(article, 'content', 'Đoạn hai')).toMatchObject({
      field: 'content',
      text: 'Đoạn hai',
    });
  });
});
