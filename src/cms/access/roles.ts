import type { Access, FieldAccess, PayloadRequest } from 'payload';

/**
 * What a person of the staff may do. Editors never see leads; sales never edits pages; the event team
 * checks tickets in and sees nothing else.
 */
export const roles = ['admin', 'editor', 'sales', 'event-team'] as const;
export type Role = (typeof roles)[number];

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
export const isAtTheDoor = only('event-team', 'sales', 'admin');
export const nobody: Access = () => false;

export const isAdminField: FieldAccess = ({ req }) => holds(req.user, ['admin']);
export const isSalesOrAdminField: FieldAccess = ({ req }) => holds(req.user, ['sales', 'admin']);
export const nobodyField: FieldAccess = () => false;

/** For `admin.hidden`: keeps a collection out of the navigation of everybody but these roles. */
export const hiddenUnless =
  (...allowed: Role[]) =>
  ({ user }: { user: unknown }): boolean =>
    !holds(user as PayloadRequest['user'], allowed);

/**
 * Staff read everything, drafts included. Everybody else reads nothing over REST: the public reads
 * pages, and machines read the content contract.
 */
export const readByStaff = only('admin', 'editor', 'sales');

/** What the list at the door names: events and their ticket types. */
export const readByEventStaff = only('admin', 'editor', 'sales', 'event-team');

/** What marketing edits: read by the staff, changed by editors and admins alone. */
export const editorialAccess = {
  read: readByStaff,
  readVersions: isEditorOrAdmin,
  create: isEditorOrAdmin,
  update: isEditorOrAdmin,
  delete: isEditorOrAdmin,
};
