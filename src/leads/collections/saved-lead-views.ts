import type { Access, CollectionConfig, TextFieldSingleValidation, Where } from 'payload';
import { isSalesOrAdmin } from '@/cms/access/roles';
import { say } from '@/cms/fields/bilingual-admin-text';
import { keepViewOwner } from '../management/owner-of-saved-view';

/** Maximum length of a list's URL, in characters. */
const MAX_QUERY_LENGTH = 2000;

const isOfDesk = (role: unknown): boolean => role === 'sales' || role === 'admin';

const ownedBy = (user: number | string): Where => ({ owner: { equals: user } });
const shared: Where = { isShared: { equals: true } };

const readViews: Access = ({ req: { user } }) =>
  user && isOfDesk(user.role) ? { or: [ownedBy(user.id), shared] } : false;

/** Write access to saved views: everyone changes their own, admins also the shared ones. */
const changeViews: Access = ({ req: { user } }) => {
  if (!user || !isOfDesk(user.role)) return false;
  const own = ownedBy(user.id);
  return user.role === 'admin' ? { or: [own, shared] } : own;
};

/**
 * Validates that a view stores only the query part of a list's URL, so that a link to the view can not lead to
 * another site.
 */
const validateQuery: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && /^[^#\\<>\s]*$/.test(value) && value.length <= MAX_QUERY_LENGTH) ||
  say(req, 'Chế độ xem này quá dài hoặc không hợp lệ.', 'This view is too long or not valid.');

/** Saved views of the list of leads: filter, search, order and columns under a name. */
export const leadViews: CollectionConfig = {
  slug: 'lead-views',
  labels: {
    singular: { vi: 'Chế độ xem', en: 'View' },
    plural: { vi: 'Chế độ xem đã lưu', en: 'Saved views' },
  },
  defaultSort: 'title',
  admin: { useAsTitle: 'title', hidden: true },
  access: {
    read: readViews,
    create: isSalesOrAdmin,
    update: changeViews,
    delete: changeViews,
  },
  hooks: { beforeChange: [keepViewOwner] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 60,
      label: { vi: 'Tên', en: 'Name' },
    },
    {
      name: 'query',
      type: 'text',
      label: { vi: 'Bộ lọc', en: 'Filter' },
      validate: validateQuery,
    },
    {
      name: 'isShared',
      type: 'checkbox',
      defaultValue: false,
      label: { vi: 'Cả nhóm dùng', en: 'Shared with the team' },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { vi: 'Của', en: 'Owner' },
    },
  ],
};
