import type { RedirectRule } from '@/i18n/built-in-redirects';
import { cms } from '../../register-cms-instance';

/** Reads the redirects that editors have created. */
export async function findRedirects(): Promise<RedirectRule[]> {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'redirects',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ from, to, isPermanent }) => ({ from, to, permanent: isPermanent ?? true }));
}
