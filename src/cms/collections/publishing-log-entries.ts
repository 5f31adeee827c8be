import type { CollectionConfig, Field } from 'payload';
import { locales } from '@/i18n/locales';
import { hiddenUnless, isEditorOrAdmin, nobody } from '../access/roles';
import { sealFields } from '../fields/ledger-hash-fields';
import { deskGroup } from '../fields/admin-navigation-groups';
import type { Words } from '../fields/bilingual-admin-text';

const said = (name: string, label: Words): Field => ({ name, type: 'text', label });

/**
 * The audit log of publishing: who published, unpublished, moved to another URL, restored or deleted what, or reordered
 * a menu, in which language and when. Append-only: a job seals the rows with a hash chain, which reveals later changes
 * (ADR-0022).
 */
export const publications: CollectionConfig = {
  slug: 'publications',
  labels: {
    singular: { vi: 'Lượt xuất bản', en: 'Publication' },
    plural: { vi: 'Nhật ký xuất bản', en: 'Publishing log' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['createdAt', 'action', 'name', 'language', 'by', 'via'],
    group: deskGroup,
    hidden: hiddenUnless('admin', 'editor'),
    components: {
      beforeListTable: ['/leads/admin/consent-receipt-and-ledger-links.client#ConsentState'],
    },
    description: {
      vi: 'Ai đã đưa gì lên, gỡ gì xuống, bằng ngôn ngữ nào và lúc nào.',
      en: 'Who put what live or took it down, in which language and when.',
    },
  },
  defaultSort: '-createdAt',
  access: { read: isEditorOrAdmin, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      label: { vi: 'Việc', en: 'Action' },
      options: [
        { value: 'publish', label: { vi: 'Xuất bản', en: 'Published' } },
        { value: 'unpublish', label: { vi: 'Gỡ xuống', en: 'Unpublished' } },
        { value: 'move', label: { vi: 'Đổi địa chỉ', en: 'Moved' } },
        { value: 'restore', label: { vi: 'Khôi phục bản cũ', en: 'Restored a version' } },
        { value: 'trash', label: { vi: 'Chuyển vào thùng rác', en: 'Moved to the bin' } },
        { value: 'untrash', label: { vi: 'Lấy lại từ thùng rác', en: 'Restored from the bin' } },
        { value: 'delete', label: { vi: 'Xoá vĩnh viễn', en: 'Deleted for good' } },
        { value: 'order', label: { vi: 'Đổi thứ tự menu', en: 'Reordered a menu' } },
      ],
    },
    said('name', { vi: 'Nội dung', en: 'Document' }),
    { name: 'type', type: 'text', index: true, label: { vi: 'Loại', en: 'Type' } },
    { name: 'document', type: 'number', index: true, label: { vi: 'Mã số', en: 'Number' } },
    {
      name: 'language',
      type: 'select',
      label: { vi: 'Ngôn ngữ', en: 'Language' },
      options: locales.map((value) => ({
        value,
        label: value === 'vi' ? 'Tiếng Việt' : 'English',
      })),
    },
    said('by', { vi: 'Người làm', en: 'By' }),
    {
      name: 'via',
      type: 'select',
      label: { vi: 'Qua', en: 'Through' },
      options: [
        { value: 'admin', label: { vi: 'Trang quản trị', en: 'The admin' } },
        { value: 'schedule', label: { vi: 'Lịch hẹn', en: 'A schedule' } },
      ],
    },
    said('note', { vi: 'Ghi chú', en: 'Note' }),
    ...sealFields,
  ],
};
