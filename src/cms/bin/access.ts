import type { Access } from 'payload';
import { isAdmin, isEditorOrAdmin } from '../access/roles';

/** For `delete`: editors and admins put into the bin, admins alone delete for good. */
export const intoBinOrForGood: Access<{ deletedAt?: string | null }> = (asked) =>
  asked.data?.deletedAt ? isEditorOrAdmin(asked) : isAdmin(asked);

/** For `read` of what is public: the staff sees the bin too. */
export const publicOutsideBin: Access = ({ req }) =>
  req.user ? true : { deletedAt: { exists: false } };
