import { expect, it, vi } from 'vitest';
import { typedTextsOf } from './unsaved-rich-texts';

it('reads a typed text only when the values are asked for, and lays it over those of the form', () => {
  const texts = typedTextsOf({});
  const read = vi.fn<() => string>(() => 'typed');
  texts.typed('content', read);
  texts.typed('rows.1.text', () => 'deeper');
  expect(read).not.toHaveBeenCalled();
  expect(
    texts.layOver({ title: 'T', content: 'lags', rows: [{ text: 'a' }, { text: 'b' }] }),
  ).toEqual({ title: 'T', content: 'typed', rows: [{ text: 'a' }, { text: 'deeper' }] });
});

it('leaves the values of the form alone where a row is gone, and after the editor is', () => {
  const texts = typedTextsOf({});
  texts.typed('rows.1.text', () => 'typed');
  texts.typed('content', () => 'typed');
  texts.forget('content');
  expect(texts.layOver({ content: 'saved', rows: [] })).toEqual({ content: 'saved', rows: [] });
  expect(texts.read('content')).toBeUndefined();
});

it('tells of each change until the listener ends', () => {
  const texts = typedTextsOf({});
  const onTyped = vi.fn<() => void>();
  const end = texts.listen(onTyped);
  texts.typed('content', () => 'a');
  texts.typed('content', () => 'ab');
  end();
  texts.typed('content', () => 'abc');
  expect(onTyped).toHaveBeenCalledTimes(2);
});

it('knows what was typed after a save took the text, until the save is over', () => {
  const texts = typedTextsOf({});
  const type = () => texts.typed('content', () => 'typed');
  texts.saving('content', true);
  expect(texts.isPastSave('content')).toBe(false);
  type();
  expect(texts.isPastSave('content')).toBe(true);
  texts.saving('content', false);
  expect(texts.isPastSave('content')).toBe(false);
  texts.saving('content', true);
  expect(texts.isPastSave('content')).toBe(false);
});

it('keeps the texts of each form apart', () => {
  const form = {};
  typedTextsOf(form).typed('content', () => 'typed');
  expect(typedTextsOf(form).read('content')).toBe('typed');
  expect(typedTextsOf({}).read('content')).toBeUndefined();
});
