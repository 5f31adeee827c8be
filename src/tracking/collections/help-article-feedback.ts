import type { CollectionConfig } from 'payload';
import { hiddenUnless, isEditorOrAdmin, nobody } from '@/cms/access/roles';
import { articleGroup } from '@/cms/fields/admin-navigation-groups';
import { localeNames, locales } from '@/i18n/locales';

/**
 * Answers to "was this helpful": two counters for each article and language, anonymous. Written only by
 * src/tracking/store.
 */
export const helpAnswers: CollectionConfig = {
  slug: 'help-answers',
  labels: {
    singular: { vi: 'Đánh giá bài trợ giúp', en: 'Help article rating' },
    plural: { vi: 'Đánh giá bài trợ giúp', en: 'Help article ratings' },
  },
  admin: {
    useAsTitle: 'article',
    defaultColumns: ['article', 'language', 'helpful', 'notHelpful', 'updatedAt'],
    group: articleGroup,
    hidden: hiddenUnless('admin', 'editor'),
    description: {
      vi: 'Người đọc bấm “Có” hay “Chưa” ở cuối bài. Không lưu ai đã bấm.',
      en: 'What readers pressed at the end of an article. Nothing says who pressed.',
    },
  },
  defaultSort: '-notHelpful',
  access: { read: isEditorOrAdmin, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['article', 'language'], unique: true }],
  fields: [
    {
      name: 'article',
      type: 'text',
      required: true,
      label: { vi: 'Bài (tên trong địa chỉ)', en: 'Article (its name in the address)' },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      label: { vi: 'Ngôn ngữ', en: 'Language' },
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    },
    {
      name: 'helpful',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      label: { vi: 'Có ích', en: 'Helped' },
    },
    {
      name: 'notHelpful',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      label: { vi: 'Chưa có ích', en: 'Did not help' },
    },
  ],
};
