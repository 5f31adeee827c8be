import { expect, it } from 'vitest';
import { holdsUpload } from './is-upload-field';

const image = { type: 'upload', name: 'image' };
const fields = [
  { type: 'tabs', tabs: [{ fields: [{ type: 'row', fields: [{ ...image, name: 'cover' }] }] }] },
  { type: 'richText', name: 'content' },
  { type: 'group', name: 'seo', fields: [image, { type: 'number', name: 'order' }] },
  {
    type: 'blocks',
    name: 'sections',
    blocks: [
      { slug: 'prices', fields: [{ type: 'number', name: 'image' }] },
      { slug: 'people', fields: [{ type: 'array', name: 'rows', fields: [image] }] },
    ],
  },
];
const data = {
  cover: 7,
  seo: { image: 7, order: 7 },
  sections: [
    { blockType: 'prices', image: 7 },
    { blockType: 'people', rows: [{ image: 7 }] },
  ],
};

it.each([
  ['cover', true],
  ['seo.image', true],
  ['seo.order', false],
  ['sections.0.image', false],
  ['sections.1.rows.0.image', true],
  ['sections.2.image', false],
  ['content.root.children.3.value', true],
  ['content.root.children.3.version', false],
  ['gone', false],
])('a field holds an upload: %s', (path, expected) => {
  expect(holdsUpload(fields, data, path)).toBe(expected);
});
