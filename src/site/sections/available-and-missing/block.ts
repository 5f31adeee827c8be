import type { Field } from 'payload';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

const things = (name: string, label: { vi: string; en: string }): Field => ({
  name,
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 8,
  label,
  labels: { singular: { vi: 'Điều', en: 'Thing' }, plural: { vi: 'Những điều', en: 'Things' } },
  fields: [
    { name: 'title', type: 'text', required: true, label: { vi: 'Điều gì', en: 'What' } },
    { name: 'text', type: 'textarea', required: true, label: { vi: 'Chi tiết', en: 'Detail' } },
  ],
});

export const haveListBlock = sectionBlock({
  slug: 'haveList',
  group: 'text',
  labels: {
    singular: { vi: 'Đã có và chưa có', en: 'In place and not yet' },
    plural: { vi: 'Đã có và chưa có', en: 'In place and not yet' },
  },
  fields: [
    titleLinesField(),
    textField(),
    things('have', { vi: 'Đã có', en: 'In place' }),
    things('lack', { vi: 'Chưa có', en: 'Not yet' }),
  ],
});
