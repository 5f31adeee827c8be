import { listNews } from '@/content/entries/news-and-press';
import { isLocale } from '@/i18n/locales';
import { rssFeed } from '@/site/seo/feed';
import { machineAnswer, machineNotFound } from '@/site/seo/machine-answer';

type Context = { params: Promise<{ lng: string }> };

export const dynamic = 'force-dynamic';

/** What is new in the list, for readers of feeds. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lng } = await params;
  if (!isLocale(lng)) return machineNotFound();
  return machineAnswer('application/rss+xml', rssFeed('news', await listNews(lng), lng));
}
