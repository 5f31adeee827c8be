import { lacksFactor } from '@/lib/is-second-factor-required';
import { cms } from './register-cms-instance';

/** Whether a request's headers carry the session of a user who may see drafts. */
export async function mayPreview(headers: Headers): Promise<boolean> {
  const payload = await cms();
  const { user } = await payload.auth({ headers });
  if (user?.role !== 'admin' && user?.role !== 'editor') return false;
  return !(await lacksFactor(payload, user));
}
