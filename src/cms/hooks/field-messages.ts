import type { AfterErrorHook } from 'payload';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Says which field is wrong and why. The CMS recognises its own validation errors by their class, and a
 * build holds that class more than once (routes and background work) and shortens its name: then only "a
 * field is invalid" would reach whoever saved. So they are told by what they carry.
 */
export const keepFieldMessages: AfterErrorHook = ({ error, result }) => {
  const data = 'data' in error ? error.data : null;
  if (!isRecord(data) || !Array.isArray(data.errors)) return;
  const said = result?.errors?.[0];
  if (!said || 'data' in said) return;
  return { response: { errors: [{ name: 'ValidationError', message: error.message, data }] } };
};
