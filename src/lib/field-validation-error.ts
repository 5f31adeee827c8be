import { type PayloadRequest, ValidationError, type ValidationFieldError } from 'payload';
import { isData } from './is-json-object';

/**
 * An error that names fields of a form. Its message is in the language of the admin; without `req.t` Payload writes it
 * in English.
 */
export const fieldError = (
  req: PayloadRequest,
  collection: string,
  errors: ValidationFieldError[],
): ValidationError => new ValidationError({ collection, errors, req }, req.t);

/**
 * The data of an error that names fields; null for every other error. It is recognised by that data: the CMS recognises
 * its own validation errors by their class, and a build contains that class more than once (routes and background work)
 * and minifies its name, sometimes to nothing.
 */
export function dataOfFieldError(error: unknown): { errors: unknown[] } | null {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return isData(data) && Array.isArray(data.errors) ? { ...data, errors: data.errors } : null;
}
