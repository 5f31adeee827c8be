import type { RedirectRule } from '@/i18n/built-in-redirects';
import { cms } from '../../register-cms-instance';

/** Reads the redirects in the CMS: those of editors, and those written when the URL of a page changed. */
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
