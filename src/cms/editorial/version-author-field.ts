import type { CollectionBeforeChangeHook, Field } from 'payload';
import { nobodyField } from '../access/roles';
import { requestLocale } from './published-and-newest-versions';
import type { Saved } from './read-version-author';

/** The name of the field, which copies of a document do not take over. One word, as its column is called. */
export const SAVED = 'saved';

/**
 * The field that keeps the author and the language in each version. A name, as in the publishing log: it stays when the
 * account is deleted. `at` differs in each version, so that the comparison of two versions always shows the field.
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

/** Notes who saves, in each version. */
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
