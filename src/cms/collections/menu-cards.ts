import type { CollectionConfig, Field } from 'payload';
import { editorialAccess, hiddenUnless } from '../access/roles';
import { apiOnlyField } from '../fields/api-only-field';
import { hrefField } from '../fields/link-fields';
import { menuKinds } from '../fields/menu-kinds';
import { frameGroup } from '../fields/admin-navigation-groups';
import { pictogramField } from '../fields/media-and-date-fields';
import { staysAsCreated } from '../hooks/keep-url-after-creation';
import { refreshCards } from '../hooks/refresh-caches-after-save';
import { lastPosition, menuOrderEndpoints } from './menu-order-endpoints';

type Words = { vi: string; en: string };

const text = (name: string, label: Words, description?: Words): Field => ({
  name,
  type: 'text',
  localized: true,
  label,
  admin: { description },
});

const picture = (name: string, label: Words): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  localized: true,
  label,
});

/** The fields for the list to which an entry belongs, and for its position there; both languages share them. */
const placeFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    label: { vi: 'Danh sách', en: 'List' },
    required: true,
    index: true,
    // The field is fixed after creation. Both languages share it, so a change would reach the published menu without
    // being published.
    access: { update: () => false },
    hooks: { beforeValidate: [staysAsCreated({ isMoved: false })] },
    options: [...menuKinds],
    admin: {
      position: 'sidebar',
      description: {
        vi: 'Dùng chung cho hai ngôn ngữ; cố định sau khi tạo.',
        en: 'The same in both languages; fixed once the entry is made.',
      },
    },
  },
  {
    name: 'position',
    type: 'number',
    label: { vi: 'Thứ tự', en: 'Position' },
    required: true,
    defaultValue: lastPosition,
    min: 0,
    // Editors put entries in order in the panel above the list. The form leaves the number out.
    admin: {
      disableBulkEdit: true,
      components: { Field: '/cms/admin/field-left-out-of-form#HiddenFormField' },
    },
  },
];

const linkFields: Field[] = [
  hrefField({
    localized: true,
    description: {
      vi: 'Để trống thì mục không phải là liên kết.',
      en: 'Empty: the entry is not a link.',
    },
  }),
  {
    name: 'hrefFrom',
    type: 'select',
    localized: true,
    label: { vi: 'Hoặc lấy địa chỉ từ', en: 'Or take the address from' },
    options: [
      { value: 'blog', label: { vi: 'Trang blog', en: 'The blog' } },
      { value: 'gated-content', label: { vi: 'Trang tài liệu', en: 'The gated-content site' } },
      { value: 'deep-content', label: { vi: 'Trang chuyên sâu', en: 'The deep-content site' } },
      { value: 'community', label: { vi: 'Nhóm cộng đồng', en: 'The community group' } },
      { value: 'product-update', label: { vi: 'Cập nhật sản phẩm', en: 'Product updates' } },
    ],
    admin: {
      description: {
        vi: 'Chỉ dùng khi ô Liên kết trống. Nhóm cộng đồng và cập nhật sản phẩm đặt ở Thông tin chung; trang chuyên sâu ghi ở ô Liên kết; còn lại theo cấu hình thương hiệu. Không có địa chỉ thì mục không hiện, trừ cập nhật sản phẩm.',
        en: 'Used while Link is empty. The community group and product updates are set in Site settings, the deep-content site in Link, the others in the brand configuration. Without an address the entry is not shown, product updates excepted.',
      },
    },
  },
  {
    name: 'isComingSoon',
    type: 'checkbox',
    localized: true,
    defaultValue: false,
    label: { vi: 'Sắp ra mắt', en: 'Coming soon' },
    admin: {
      description: {
        vi: 'Mục có nhãn “Sắp ra mắt” và chỉ là liên kết khi bạn điền ô Liên kết.',
        en: 'The entry is marked “Coming soon” and is a link only if you fill in Link.',
      },
    },
  },
];

const unshownFields: Field[] = [
  text('subTitle', { vi: 'Tên phụ', en: 'Subtitle' }),
  text('note', { vi: 'Ghi chú', en: 'Note' }),
  picture('image', { vi: 'Hình', en: 'Picture' }),
  picture('imageEnglish', { vi: 'Hình cho bản tiếng Anh', en: 'Picture in English' }),
  picture('imageInMobile', { vi: 'Hình trên điện thoại', en: 'Picture on phones' }),
  picture('thumbnail', { vi: 'Hình thu nhỏ', en: 'Thumbnail' }),
  {
    name: 'subLinks',
    type: 'array',
    localized: true,
    label: { vi: 'Liên kết phụ', en: 'Links below' },
    labels: {
      singular: { vi: 'Liên kết phụ', en: 'Link below' },
      plural: { vi: 'Liên kết phụ', en: 'Links below' },
    },
    fields: [
      { name: 'text', type: 'text', required: true, label: { vi: 'Chữ', en: 'Text' } },
      hrefField({ required: true }),
    ],
  },
];

/** An entry of a menu or a card of a list (spec §3, Menu and card entries). */
export const cards: CollectionConfig = {
  slug: 'cards',
  labels: {
    singular: { vi: 'Mục menu', en: 'Menu entry' },
    plural: { vi: 'Mục menu', en: 'Menu entries' },
  },
  admin: {
    disableCopyToLocale: true, // copying one language into the other would publish the copy
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'isComingSoon', '_status'],
    group: frameGroup,
    hidden: hiddenUnless('admin', 'editor'),
    components: { beforeListTable: ['/cms/admin/panels-loaded-later.client#MenuOrder'] },
  },
  defaultSort: ['kind', 'position'],
  access: editorialAccess,
  versions: { maxPerDoc: 50, drafts: { localizeStatus: true } },
  endpoints: menuOrderEndpoints,
  hooks: { afterChange: [refreshCards], afterDelete: [refreshCards] },
  fields: [
    ...placeFields,
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      label: { vi: 'Tên', en: 'Title' },
    },
    text(
      'description',
      { vi: 'Mô tả', en: 'Description' },
      { vi: 'Một dòng cụ thể, tối đa 60 ký tự.', en: 'One concrete line, at most 60 characters.' },
    ),
    ...linkFields,
    text('tag', { vi: 'Nhãn', en: 'Tag' }, { vi: 'Ví dụ: Mới.', en: 'For example: New.' }),
    pictogramField('iconUrl', { vi: 'Biểu tượng', en: 'Icon' }, { localized: true }),
    ...unshownFields.map(apiOnlyField),
  ],
};
