import type { CollectionBeforeChangeHook } from 'payload';
import { isByStaff, requestLocale } from '../editorial/published-and-newest-versions';
import { fieldError } from '@/lib/field-validation-error';
import { checkDocument } from './check-document';
import type { Finding } from './finding-types';
import { loadContext } from './load-check-context';

/** Converts a finding to an error that the form shows beside its field. */
function toFieldError({ path, place, problem, fix }: Finding, language: string) {
  const words = language === 'vi' ? 'vi' : 'en';
  return { path, label: place[words], message: `${problem[words]} ${fix[words]}` };
}

/**
 * Refuses to publish a language while the publish checks find errors in it. Applies to publications by people, at
 * once or by schedule. Content that our own code publishes (the seed) is checked by tests instead.
 * @throws ValidationError naming every error, in the editor's language
 */
export const validateBeforePublish: CollectionBeforeChangeHook = async ({
  collection,
  data,
  req,
}) => {
  if (data._status !== 'published' || !isByStaff(req)) return data;
  const document: Readonly<Record<string, unknown>> = data;
  const asked = { req, locale: requestLocale(req) };
  const knowledge = await loadContext(asked, collection, document);
  const errors = checkDocument(collection.fields, document, knowledge)
    .filter(({ severity }) => severity === 'error')
    .map((finding) => toFieldError(finding, req.i18n.language));
  if (errors.length > 0) throw fieldError(req, collection.slug, errors);
  return data;
};
