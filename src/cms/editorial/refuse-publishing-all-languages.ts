import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { say } from '../fields/bilingual-admin-text';

/** Refuses to publish all languages at once: that would publish a draft of the other language that was not reviewed. */
export const refuseAllLanguages: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const wanted =
    (operation === 'update' || operation === 'create') &&
    'publishAllLocales' in args &&
    args.publishAllLocales;
  if (!wanted || !req.user) return;
  const message = say(
    req,
    'Hãy xuất bản từng ngôn ngữ một.',
    'Publish one language at a time, please.',
  );
  throw new APIError(message, 400, null, true);
};
