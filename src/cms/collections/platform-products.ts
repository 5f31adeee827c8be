import type { CollectionConfig, Field } from 'payload';
import { pictureOptions } from '../fields/drawn-picture-field';
import { editorialAccess, hiddenUnless } from '../access/roles';
import { apiOnlyField } from '../fields/api-only-field';
import { hrefField } from '../fields/link-fields';
import { validateAddress, validateColour } from '../fields/media-and-date-fields';
import { refreshPlatforms } from '../hooks/refresh-caches-after-save';

const subtextField: Field = {
  name: 'subtext',
  type: 'textarea',
  label: { vi: 'Giải thích', en: 'Subtext' },
};

/** The fields label, subtext, icon and cta.href, which heading and listing share (spec §3, Platform). */
const entryFields = (subtext: Field): Field[] => [
  { name: 'label', type: 'text', label: { vi: 'Tên', en: 'Label' }, required: true },
  subtext,
  apiOnlyField({
    name: 'icon',
    type: 'text',
    label: { vi: 'Địa chỉ biểu tượng', en: 'Icon address' },
    validate: validateAddress,
  }),
  { name: 'cta', type: 'group', label: { vi: 'Dẫn tới', en: 'Leads to' }, fields: [hrefField()] },
];

/** A product pillar of the platform: `{product}XmPlatforms` of the content contract (spec §3). */
export const platforms: CollectionConfig = {
  slug: 'platforms',
  labels: {
    singular: { vi: 'Nền tảng', en: 'Platform' },
    plural: { vi: 'Nền tảng', en: 'Platforms' },
  },
  admin: {
    disableCopyToLocale: true, // copying one language into the other would publish the copy
    useAsTitle: 'name',
    group: { vi: 'Nội dung', en: 'Content' },
    hidden: hiddenUnless('admin', 'editor'),
  },
  access: editorialAccess,
  versions: { maxPerDoc: 50, drafts: { localizeStatus: true } },
  hooks: { afterChange: [refreshPlatforms], afterDelete: [refreshPlatforms] },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: { vi: 'Tên trong CMS', en: 'Name in the CMS' },
      required: true,
    },
    {
      name: 'picture',
      type: 'select',
      localized: true,
      label: { vi: 'Hình vẽ', en: 'Drawn picture' },
      options: pictureOptions,
    },
    {
      name: 'heading',
      type: 'group',
      localized: true,
      label: { vi: 'Tiêu đề', en: 'Heading' },
      fields: [
        ...entryFields(subtextField),
        { name: 'linkText', type: 'text', label: { vi: 'Chữ của liên kết', en: 'Link text' } },
      ],
    },
    {
      name: 'listing',
      type: 'array',
      localized: true,
      label: { vi: 'Danh sách', en: 'Listing' },
      labels: { singular: { vi: 'Dòng', en: 'Line' }, plural: { vi: 'Danh sách', en: 'Listing' } },
      fields: [
        ...entryFields(apiOnlyField(subtextField)),
        {
          name: 'highlight',
          type: 'checkbox',
          label: { vi: 'Nổi bật', en: 'Highlighted' },
          defaultValue: false,
        },
        apiOnlyField({
          name: 'backgroundColor',
          type: 'text',
          label: { vi: 'Màu nền', en: 'Background colour' },
          validate: validateColour,
        }),
      ],
    },
  ],
};
