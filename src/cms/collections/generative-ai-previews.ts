import type { CollectionConfig } from 'payload';
import { flag, line, paragraph, positionField } from '../fields/entry-fields';
import { imageField, videoField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** An example of generative AI in the product: a request and its answer. */
export const generativeAiPreviews: CollectionConfig = contentCollection({
  slug: 'generative-ai-previews',
  one: { vi: 'Xem trước AI tạo sinh', en: 'Generative-AI preview' },
  many: { vi: 'Xem trước AI tạo sinh', en: 'Generative-AI previews' },
  group: 'api',
  title: 'title',
  sort: 'position',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    paragraph('description', { vi: 'Mô tả', en: 'Description' }),
    paragraph('prompt', { vi: 'Yêu cầu', en: 'Prompt' }),
    paragraph('answer', { vi: 'Trả lời', en: 'Answer' }),
    imageField('thumbnail', { vi: 'Hình thu nhỏ', en: 'Thumbnail' }),
    videoField('videoUrl', { vi: 'Địa chỉ video', en: 'Video address' }),
    flag('isComingSoon', { vi: 'Sắp ra mắt', en: 'Coming soon' }),
    positionField(),
  ],
});
