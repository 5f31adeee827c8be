import type { CollectionConfig } from 'payload';
import { seoField, textFields } from '../fields/article-body-fields';
import { belongsTo, flag, line, paragraph, positionField } from '../fields/entry-fields';
import { articleGroup } from '../fields/admin-navigation-groups';
import { contentCollection } from './define-content-collection';

/** A question of the help center with its answer. */
export const faqs: CollectionConfig = contentCollection({
  slug: 'faqs',
  one: { vi: 'Câu hỏi thường gặp', en: 'Question' },
  many: { vi: 'Trung tâm trợ giúp', en: 'Help centre' },
  group: articleGroup,
  title: 'question',
  sort: 'position',
  fields: [
    line('question', { vi: 'Câu hỏi', en: 'Question' }, { required: true }),
    paragraph('answer', { vi: 'Trả lời ngắn', en: 'Short answer' }, { required: true }),
    belongsTo('category', 'categories', { vi: 'Chuyên mục', en: 'Category' }),
    flag('highlight', { vi: 'Nổi bật', en: 'Highlighted' }),
    ...textFields(),
    seoField(),
    positionField(),
  ],
});
