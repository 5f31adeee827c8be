import { cms } from './payload';

/** Whether these request headers carry the session of a user who may see drafts. */
export async function mayPreview(headers: Headers): Promise<boolean> {
  const payload = await cms();
  const { user } = await payload.auth({ headers });
  return user?.role === 'admin' || user?.role === 'editor';
}
