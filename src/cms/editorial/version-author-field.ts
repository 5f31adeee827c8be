import type { CollectionBeforeChangeHook, Field } from 'payload';
import { nobodyField } from '../access/roles';
import { requestLocale } from './published-and-newest-versions';
import type { Saved } from './read-version-author';

/**
 * The name of the field, which copies of a document do not take over. It is a single word, so that the field and its
 * database column have the same name.
 */
export const SAVED = 'saved';

/**
 * The field in which each version stores its author and language. It stores the name of the author, as the publishing
 * log does, because a name remains when the account is deleted. `at` differs in each version, so that the comparison
 * of two versions always shows the field.
 */
export const savedField: Field = {
  name: SAVED,
  type: 'json',
  label: { vi: 'Người lưu', en: 'Saved by' },
  access: { create: nobodyField, update: nobodyField },
  admin: {
    components: { Diff: '/cms/admin/compare-version-authors.client#SavedByDiff' },
    disabled: true,
  },
};

/** Stores in each version who saved it, in which language and when. */
export const noteSaved: CollectionBeforeChangeHook = ({ data, req }) => {
  const user = req.user?.collection === 'users' ? req.user : null;
  const saved: Saved | null =
    user === null
      ? null
      : {
          by: user.name || user.email,
          language: requestLocale(req),
          at: new Date().toISOString(),
          scheduled: req.context.scheduled === true,
        };
  return { ...data, [SAVED]: saved };
};
