import type { AfterErrorHook } from 'payload';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Says which field is wrong and why. The CMS recognises its own validation errors by their class, and a
 * build holds that class more than once (routes and background work): then only "a field is invalid" would
 * reach whoever saved.
 */
export const keepFieldMessages: AfterErrorHook = ({ error, result }) => {
  if (error.name !== 'ValidationError' || !('data' in error) || !isRecord(error.data)) return;
  const said = result?.errors?.[0];
  if (!said || 'data' in said) return;
  const { name, message, data } = error;
  return { response: { errors: [{ name, message, data }] } };
};
