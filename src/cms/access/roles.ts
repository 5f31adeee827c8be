import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** The roles of staff. Editors never see leads; sales never edits pages; the event team only checks tickets in. */
export const roles = ['admin', 'editor', 'sales', 'event-team'] as const;
export type Role = (typeof roles)[number];

export const roleLabels = {
  admin: { vi: 'Quản trị', en: 'Admin' },
  editor: { vi: 'Biên tập', en: 'Editor' },
  sales: { vi: 'Kinh doanh', en: 'Sales' },
  'event-team': { vi: 'Đội sự kiện', en: 'Event team' },
} satisfies Record<Role, Record<string, string>>;

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

function holds(user: PayloadRequest['user'], allowed: readonly Role[]): boolean {
  return user?.collection === 'users' && allowed.includes(user.role);
}

const only =
  (...allowed: Role[]): Access =>
  ({ req }) =>
    holds(req.user, allowed);

export const isAdmin = only('admin');
export const isEditorOrAdmin = only('editor', 'admin');
export const isSalesOrAdmin = only('sales', 'admin');
export const isEventTeamSalesOrAdmin = only('event-team', 'sales', 'admin');
export const nobody: Access = () => false;

export const isAdminField: FieldAccess = ({ req }) => holds(req.user, ['admin']);
export const isSalesOrAdminField: FieldAccess = ({ req }) => holds(req.user, ['sales', 'admin']);
export const nobodyField: FieldAccess = () => false;

/** A value of `admin.hidden` that shows a collection in the navigation of these roles only. */
export const hiddenUnless =
  (...allowed: Role[]) =>
  ({ user }: { user: unknown }): boolean =>
    !holds(user as PayloadRequest['user'], allowed);

/**
 * Read access for staff, including drafts. The REST API is for staff only: visitors read the site's pages, and other
 * programs use the GraphQL content contract.
 */
export const readByStaff = only('admin', 'editor', 'sales');

/** Read access for the check-in list: staff and the event team read events and their ticket types. */
export const readByEventStaff = only('admin', 'editor', 'sales', 'event-team');

/** Access to content that marketing edits: read by staff, changed by editors and admins only. */
export const editorialAccess = {
  read: readByStaff,
  readVersions: isEditorOrAdmin,
  create: isEditorOrAdmin,
  update: isEditorOrAdmin,
  delete: isEditorOrAdmin,
};
