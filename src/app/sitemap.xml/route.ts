import { listAddresses } from '@/content/addresses';
import { env } from '@/lib/env';
import { machineAnswer } from '@/site/seo/machine-answer';
import { sitemapIndex } from '@/site/seo/sitemap';

export const dynamic = 'force-dynamic';

/** Which sitemaps there are: one or more a language. */
export async function GET(): Promise<Response> {
  const xml = await sitemapIndex(await listAddresses(), env().SITE_URL);
  return machineAnswer('application/xml', xml);
}
