import type { AfterErrorHook } from 'payload';
import { dataOfFieldError } from '@/lib/field-validation-error';

/**
 * Keeps specific error messages: which field is wrong and why, or the message of a hook that refuses a change. The CMS does
 * not recognise all of its own validation errors (`dataOfFieldError`): then the editor would only read "a field is invalid"
 * or "an unknown error".
 */
export const keepErrorMessages: AfterErrorHook = ({ error, result }) => {
  const data = dataOfFieldError(error);
  const said = result?.errors?.[0];
  if (!said || 'data' in said) return;
  if (!data) {
    const isKept =
      !('isPublic' in error) || error.isPublic !== true || said.message === error.message;
    return isKept ? undefined : { response: { errors: [{ message: error.message }] } };
  }
  return { response: { errors: [{ name: 'ValidationError', message: error.message, data }] } };
};
