import type { AfterErrorHook } from 'payload';
import { isData } from '@/lib/is-json-object';

/**
 * Keeps specific error messages: which field is wrong and why, or the message of a hook that refuses a change. The CMS
 * recognises its own validation errors by their class, and a build contains that class more than once (routes and
 * background work) and minifies its name, sometimes to nothing: then the editor would only read "a field is invalid" or
 * "an unknown error". So validation errors are recognised by their data.
 */
export const keepErrorMessages: AfterErrorHook = ({ error, result }) => {
  const data = 'data' in error ? error.data : null;
  const said = result?.errors?.[0];
  if (!said || 'data' in said) return;
  if (!isData(data) || !Array.isArray(data.errors)) {
    const isKept =
      !('isPublic' in error) || error.isPublic !== true || said.message === error.message;
    return isKept ? undefined : { response: { errors: [{ message: error.message }] } };
  }
  return { response: { errors: [{ name: 'ValidationError', message: error.message, data }] } };
};
