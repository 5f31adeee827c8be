import type { CollectionConfig } from 'payload';
import { amount, line, paragraph, positionField } from '../fields/entry-fields';
import { webAddressField } from '../fields/link-fields';
import { imageField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** A short review by a person, and where it was published. */
export const testimonials: CollectionConfig = contentCollection({
  slug: 'testimonials',
  one: { vi: 'Đánh giá', en: 'Testimonial' },
  many: { vi: 'Đánh giá', en: 'Testimonials' },
  group: 'api',
  title: 'personName',
  sort: 'position',
  fields: [
    paragraph('content', { vi: 'Lời đánh giá', en: 'Words' }, { required: true }),
    line('personName', { vi: 'Người đánh giá', en: 'Person' }, { required: true }),
    line('personJobTitle', { vi: 'Chức vụ', en: 'Job title' }),
    line('company', { vi: 'Công ty', en: 'Company' }),
    imageField('avatar', { vi: 'Ảnh', en: 'Portrait' }),
    imageField('logo', { vi: 'Logo', en: 'Logo' }),
    amount('rating', { vi: 'Số sao', en: 'Stars' }, { min: 1, max: 5 }),
    webAddressField({ name: 'sourceUrl', localized: true, label: { vi: 'Nguồn', en: 'Source' } }),
    positionField(),
  ],
});
