import { type PayloadRequest, ValidationError, type ValidationFieldError } from 'payload';

/**
 * An error that names fields of a form. Its message is in the language of the admin; without `req.t` Payload writes it
 * in English.
 */
export const fieldError = (
  req: PayloadRequest,
  collection: string,
  errors: ValidationFieldError[],
): ValidationError => new ValidationError({ collection, errors, req }, req.t);
