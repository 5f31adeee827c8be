import { listAddresses } from '@/content/addresses';
import { env } from '@/lib/env';
import { machineAnswer, machineNotFound } from '@/site/seo/machine-answer';
import { sitemapFile } from '@/site/seo/sitemap';

type Context = { params: Promise<{ file: string }> };

export const dynamic = 'force-dynamic';

/** The live addresses of one language, with their last change and language versions. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const xml = await sitemapFile((await params).file, await listAddresses(), env().SITE_URL);
  return xml === null ? machineNotFound() : machineAnswer('application/xml', xml);
}
