import type { ArrayField, Field, GlobalConfig } from 'payload';
import { hiddenUnless, isEditorOrAdmin, readByStaff } from '../access/roles';
import { frameGroup } from '../fields/admin-navigation-groups';
import { hrefField, webAddressField } from '../fields/link-fields';
import { scriptSwitchesField } from '../fields/third-party-script-switches-field';
import { searchSynonymsField } from '../fields/search-synonyms-field';
import { sampleField } from '../fields/section-fields';
import { imageField } from '../fields/media-and-date-fields';
import { refreshSettings } from '../hooks/refresh-caches-after-save';
import { validateEmail, validateNetworks, validatePhone, validateYear } from './validate-settings';

type Words = { vi: string; en: string };

const line = (name: string, label: Words, description?: Words): Field => ({
  name,
  type: 'text',
  localized: true,
  label,
  admin: { description },
});

const nameField: Field = {
  name: 'name',
  type: 'text',
  required: true,
  label: { vi: 'Tên', en: 'Name' },
};

/**
 * A localized list: each language has its own rows, because shared rows would be published in one language when the
 * other is published.
 */
const list = (
  name: string,
  labels: { plural: Words; singular: Words },
  fields: Field[],
  validate?: ArrayField['validate'],
): Field => ({
  name,
  type: 'array',
  localized: true,
  label: labels.plural,
  labels,
  fields,
  validate,
});

const footerFields: Field[] = [
  {
    name: 'tagline',
    type: 'textarea',
    localized: true,
    label: { vi: 'Câu giới thiệu', en: 'Tagline' },
    admin: { rows: 2 },
  },
  list(
    'awards',
    {
      plural: { vi: 'Giải thưởng', en: 'Awards' },
      singular: { vi: 'Giải thưởng', en: 'Award' },
    },
    [
      nameField,
      {
        name: 'year',
        type: 'text',
        required: true,
        label: { vi: 'Năm', en: 'Year' },
        validate: validateYear,
      },
      sampleField(),
    ],
  ),
  list(
    'supporters',
    {
      plural: { vi: 'Đơn vị đồng hành', en: 'Supporters' },
      singular: { vi: 'Đơn vị đồng hành', en: 'Supporter' },
    },
    [
      nameField,
      imageField('logo', { vi: 'Logo', en: 'Logo' }, { localized: false, pictograms: true }),
      {
        name: 'inShortList',
        type: 'checkbox',
        defaultValue: false,
        label: { vi: 'Có trong danh sách ngắn', en: 'Also in the short list' },
      },
      sampleField(),
    ],
  ),
  {
    name: 'sampleMarks',
    type: 'select',
    defaultValue: 'page',
    options: [
      {
        value: 'page',
        label: { vi: 'Một dòng ở chân trang', en: 'One line at the foot of a page' },
      },
      {
        value: 'section',
        label: { vi: 'Thêm cạnh từng mục', en: 'Beside sections and entries too' },
      },
      { value: 'off', label: { vi: 'Không nói', en: 'Nowhere' } },
    ],
    label: { vi: 'Nói rõ nội dung minh hoạ', en: 'Say what is sample content' },
    admin: {
      description: {
        vi: 'Chỉ hiện ở trang có nội dung đánh dấu minh hoạ.',
        en: 'Only on pages with something that is marked as a sample.',
      },
    },
  },
  list(
    'columns',
    {
      plural: { vi: 'Cột liên kết', en: 'Link columns' },
      singular: { vi: 'Cột', en: 'Column' },
    },
    [
      { name: 'title', type: 'text', required: true, label: { vi: 'Tên cột', en: 'Title' } },
      {
        name: 'links',
        type: 'array',
        label: { vi: 'Liên kết', en: 'Links' },
        labels: {
          singular: { vi: 'Liên kết', en: 'Link' },
          plural: { vi: 'Liên kết', en: 'Links' },
        },
        fields: [
          { name: 'text', type: 'text', required: true, label: { vi: 'Chữ', en: 'Text' } },
          hrefField({ required: true }),
        ],
      },
    ],
  ),
  line('copyright', { vi: 'Dòng bản quyền', en: 'Copyright line' }),
];

const fromBrand: Words = {
  vi: 'Để trống thì lấy theo cấu hình thương hiệu.',
  en: 'Empty: the brand configuration decides.',
};

const contactFields: Field[] = [
  { name: 'email', label: { vi: 'Email', en: 'E-mail' }, validate: validateEmail },
  { name: 'phone', label: { vi: 'Điện thoại', en: 'Phone' }, validate: validatePhone },
].map((field): Field => ({
  ...field,
  type: 'text',
  localized: true,
  admin: { description: fromBrand },
}));

const notShown: Words = {
  vi: 'Để trống thì bảng liên hệ không có mục này.',
  en: 'Empty: the contact panel leaves it out.',
};

const addressFields: Field[] = [
  webAddressField({
    name: 'messengerUrl',
    label: { vi: 'Messenger', en: 'Messenger' },
    description: notShown,
  }),
  webAddressField({ name: 'zaloUrl', label: { vi: 'Zalo', en: 'Zalo' }, description: notShown }),
  webAddressField({
    name: 'communityUrl',
    label: { vi: 'Nhóm cộng đồng', en: 'Community group' },
    description: {
      vi: 'Mục menu lấy địa chỉ từ đây; để trống thì mục đó không hiện.',
      en: 'Menu entries take the address from here; empty: they are not shown.',
    },
  }),
  hrefField({
    name: 'productUpdateUrl',
    label: { vi: 'Cập nhật sản phẩm', en: 'Product updates' },
    description: {
      vi: 'Để trống thì mục “Cập nhật sản phẩm” không phải là liên kết.',
      en: 'Empty: the product-update entry is not a link.',
    },
  }),
].map((field) => ({ ...field, localized: true }) as Field);

/**
 * The global with what all pages share: footer, contact data, offices, social networks (spec §2, Footer; D11, D16),
 * synonyms of the search, and switches of third-party scripts.
 */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: { vi: 'Thông tin chung', en: 'Site settings' },
  admin: { group: frameGroup, hidden: hiddenUnless('admin', 'editor') },
  access: { read: readByStaff, update: isEditorOrAdmin },
  hooks: { afterChange: [refreshSettings] },
  fields: [
    ...footerFields,
    ...contactFields,
    ...addressFields,
    line(
      'attribution',
      { vi: 'Dòng nhà cung cấp', en: 'Provider attribution' },
      { vi: 'Dưới bảng liên hệ.', en: 'Below the contact panel.' },
    ),
    list(
      'offices',
      { plural: { vi: 'Văn phòng', en: 'Offices' }, singular: { vi: 'Văn phòng', en: 'Office' } },
      [
        nameField,
        {
          name: 'address',
          type: 'textarea',
          required: true,
          label: { vi: 'Địa chỉ', en: 'Address' },
          admin: { rows: 2 },
        },
        webAddressField({
          name: 'mapUrl',
          label: { vi: 'Bản đồ', en: 'Map' },
          description: {
            vi: 'Để trống thì mở bản đồ tìm theo địa chỉ.',
            en: 'While it is empty, a map that looks for the address.',
          },
        }),
        sampleField(),
      ],
    ),
    list(
      'socials',
      {
        plural: { vi: 'Mạng xã hội', en: 'Social networks' },
        singular: { vi: 'Mạng xã hội', en: 'Social network' },
      },
      [
        {
          name: 'network',
          type: 'select',
          required: true,
          label: { vi: 'Mạng', en: 'Network' },
          options: [
            { value: 'facebook', label: 'Facebook' },
            { value: 'linkedin', label: 'LinkedIn' },
            { value: 'youtube', label: 'YouTube' },
            { value: 'zalo', label: 'Zalo' },
          ],
        },
        webAddressField({ name: 'href', required: true }),
      ],
      validateNetworks,
    ),
    searchSynonymsField,
    scriptSwitchesField,
  ],
};
