import { expect, it } from 'vitest';
import { rowOf, sectionField, withPlaces } from './mark-sections-in-preview';

const marked = (id: string, html: string) =>
  `<template data-field="${sectionField(id)}"></template>${html}<template data-field-end="true"></template>`;

it('marks become an attribute of the element between them, and add no element', () => {
  const marks = marked('a1', '<section class="x">a</section>');
  expect(withPlaces(`<main>${marks}<p>b</p></main>`)).toBe(
    '<main><section data-field="sections.a1" class="x">a</section><p>b</p></main>',
  );
});

it('the mark of a section that renders nothing names no other element', () => {
  const marks = marked('a', '') + marked('b', '<div>b</div>') + marked('c', '');
  expect(withPlaces(`${marks}<aside>d</aside>`)).toBe(
    '<div data-field="sections.b">b</div><aside>d</aside>',
  );
});

it('a place of a section leads back to its row', () => {
  expect(rowOf(sectionField('a1'))).toBe('a1');
  expect(rowOf('content')).toBeNull();
});
