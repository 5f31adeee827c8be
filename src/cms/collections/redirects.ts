import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { hiddenUnless, isEditorOrAdmin, readByStaff } from '../access/roles';
import { frameGroup } from '../fields/admin-navigation-groups';
import { HREF_HELP, validateHref } from '../fields/link-fields';
import { say } from '../fields/bilingual-admin-text';
import { refreshRedirects } from '../hooks/refresh-caches-after-save';
import { importEndpoint, targetEndpoint } from '../redirects/redirect-endpoints';
import { flattenAndRefuse, flattenEarlier } from '../redirects/redirect-hooks';

const validateFrom: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if (!value || !/^\/(?!\/)[^\s<>"?#\\]*$/.test(value) || /^\/(?:vi|en)(?:\/|$)/.test(value)) {
    return say(
      req,
      'Đường dẫn bắt đầu bằng /, không có /en. Ví dụ: /bai-cu.',
      'A path starting with /, without /en. Example: /old-page.',
    );
  }
  return (
    (siblingData as { to?: string }).to !== value ||
    say(req, 'Một địa chỉ không thể dẫn về chính nó.', 'An address can not lead to itself.')
  );
};

/** A redirect: an old URL and its target, the same in both languages. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: { vi: 'Chuyển hướng', en: 'Redirect' },
    plural: { vi: 'Chuyển hướng', en: 'Redirects' },
  },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'isPermanent', 'updatedAt'],
    group: frameGroup,
    hidden: hiddenUnless('admin', 'editor'),
    components: { beforeListTable: ['/cms/admin/import-redirects.client#ImportRedirects'] },
  },
  access: {
    read: readByStaff,
    create: isEditorOrAdmin,
    update: isEditorOrAdmin,
    delete: isEditorOrAdmin,
  },
  endpoints: [importEndpoint, targetEndpoint],
  hooks: {
    beforeChange: [flattenAndRefuse],
    afterChange: [flattenEarlier, refreshRedirects],
    afterDelete: [refreshRedirects],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { vi: 'Địa chỉ cũ', en: 'Old address' },
      validate: validateFrom,
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      label: { vi: 'Dẫn tới', en: 'Leads to' },
      validate: validateHref,
      admin: {
        description: HREF_HELP,
        components: { afterInput: ['/cms/admin/redirect-target-note.client#RedirectTargetNote'] },
      },
    },
    {
      name: 'isPermanent',
      type: 'checkbox',
      defaultValue: true,
      label: { vi: 'Vĩnh viễn (308)', en: 'For good (308)' },
    },
  ],
};
