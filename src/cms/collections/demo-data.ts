import type { CollectionConfig } from 'payload';
import { line, paragraph, parts, positionField } from '../fields/entry-fields';
import { pictureField } from '../fields/drawn-picture-field';
import { contentCollection } from './define-content-collection';

/** Demo data that a product picture or a demonstration shows for one industry. */
export const demoData: CollectionConfig = contentCollection({
  slug: 'demo-data',
  one: { vi: 'Dữ liệu demo', en: 'Demo data set' },
  many: { vi: 'Dữ liệu demo', en: 'Demo data' },
  group: 'api',
  title: 'title',
  sort: 'position',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    paragraph('description', { vi: 'Mô tả', en: 'Description' }),
    line('industry', { vi: 'Ngành', en: 'Industry' }),
    pictureField({ required: false, localized: true }),
    parts(
      'figures',
      { one: { vi: 'Con số', en: 'Figure' }, many: { vi: 'Các con số', en: 'Figures' } },
      [
        { name: 'label', type: 'text', required: true, label: { vi: 'Tên', en: 'Label' } },
        { name: 'value', type: 'text', required: true, label: { vi: 'Giá trị', en: 'Value' } },
        { name: 'note', type: 'text', label: { vi: 'Ghi chú', en: 'Note' } },
      ],
    ),
    parts(
      'messages',
      { one: { vi: 'Tin nhắn', en: 'Message' }, many: { vi: 'Các tin nhắn', en: 'Messages' } },
      [
        { name: 'from', type: 'text', required: true, label: { vi: 'Người gửi', en: 'From' } },
        { name: 'channel', type: 'text', label: { vi: 'Kênh', en: 'Channel' } },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Nội dung', en: 'Text' } },
      ],
    ),
    positionField(),
  ],
});
