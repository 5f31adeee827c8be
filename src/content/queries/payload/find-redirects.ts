import { cms } from '../../cms-instance';
import type { RedirectRule } from '../../transforms/redirect-rules';

/** The redirects that editors have written. */
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
