import type { Access } from 'payload';
import { isAdmin, isEditorOrAdmin } from '../access/roles';

/** The `delete` access: editors and admins move documents to the trash, only admins delete permanently. */
export const trashOrDelete: Access<{ deletedAt?: string | null }> = (asked) =>
  asked.data?.deletedAt ? isEditorOrAdmin(asked) : isAdmin(asked);

/**
 * The `read` access to files that pages show: visitors get a file whose name they know; the list of files and
 * the trash are for staff.
 */
export const publicOutsideTrash: Access = ({ req, isReadingStaticFile }) => {
  if (req.user) return true;
  return isReadingStaticFile ? { deletedAt: { exists: false } } : false;
};
