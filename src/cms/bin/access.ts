import type { Access } from 'payload';
import { isAdmin, isEditorOrAdmin } from '../access/roles';

/** For `delete`: editors and admins put into the bin, admins alone delete for good. */
export const intoBinOrForGood: Access<{ deletedAt?: string | null }> = (asked) =>
  asked.data?.deletedAt ? isEditorOrAdmin(asked) : isAdmin(asked);

/** For `read` of files that pages show: strangers get a file whose name they know; the list is the staff's, and the bin. */
export const publicOutsideBin: Access = ({ req, isReadingStaticFile }) => {
  if (req.user) return true;
  return isReadingStaticFile ? { deletedAt: { exists: false } } : false;
};
